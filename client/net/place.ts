// Where the page lives and which page an address names: the base path, the routes, and a router of a few lines.
import { type ReadonlySignal, signal } from '@preact/signals';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'unknown' };

/** The path under which the whole of Playmat is served, with a slash at its end. */
export const baseOf = (pathname: string): string => pathname.replace(/\/t\/[^/]*\/?$/, '/').replace(/[^/]*$/, '');

export function routeOf(pathname: string, base: string): Route {
  const rest = pathname.startsWith(base) ? pathname.slice(base.length) : '';
  if (rest === '' || rest === 'index.html') return { page: 'start' };
  const code = /^t\/([^/]+)\/?$/.exec(rest)?.[1];
  return code === undefined ? { page: 'unknown' } : { page: 'table', code: normalCode(code) };
}

/** A code as people type it, or a whole link that holds one. */
export function normalCode(typed: string): string {
  const inLink = /\/t\/([^/#?]+)/.exec(typed)?.[1] ?? typed;
  return inLink
    .replaceAll(/%[0-9a-f]{2}/gi, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

/** The seat token in a personal link's fragment. */
export const tokenIn = (hash: string): string | undefined => /^#seat=([\w-]{20,})$/.exec(hash)?.[1];

export interface Place {
  readonly base: string;
  readonly route: ReadonlySignal<Route>;
  /** Goes to a page; `path` is below the base. */
  go(path: string): void;
  /** The full address of a page, for copying. */
  link(path: string): string;
}

/** Follows the address bar of this window. */
export function openPlace(): Place {
  // The server writes the base into the page; a page served by anything else finds it from its address.
  if (document.querySelector('base') === null) {
    document.head.append(Object.assign(document.createElement('base'), { href: baseOf(location.pathname) }));
  }
  const base = new URL(document.baseURI).pathname;
  const route = signal(routeOf(location.pathname, base));
  const read = (): void => {
    route.value = routeOf(location.pathname, base);
  };
  addEventListener('popstate', read);
  return {
    base,
    route,
    go(path) {
      history.pushState(null, '', base + path);
      read();
      scrollTo(0, 0);
    },
    link: (path) => location.origin + base + path,
  };
}

/** Takes a personal link's token out of the address bar, so that it is not shared with the page's address. */
export function takeToken(): string | undefined {
  const token = tokenIn(location.hash);
  if (token !== undefined) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
