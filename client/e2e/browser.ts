// The Chromium of the browser runs, and pages in it that tell their errors.
import { type Browser, type BrowserContext, type BrowserServer, chromium, type Page } from 'playwright-core';

/** A graphics processor in software: slower than none, and only for what cannot be seen without. */
export const WEBGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] as const;
const PLAIN = ['--disable-gpu'] as const;

function options(flags: readonly string[]) {
  const executablePath = process.env['PLAYMAT_CHROMIUM'];
  if (!executablePath) throw new Error('PLAYMAT_CHROMIUM names no Chromium: run `npm test`, or set it');
  return { executablePath, args: ['--no-sandbox', ...flags] };
}
export const launch = (flags: readonly string[] = PLAIN): Promise<Browser> => chromium.launch(options(flags));
/** One that other processes `reach` by its address. */
export const launchServer = (): Promise<BrowserServer> => chromium.launchServer(options(PLAIN));
export const reach = (address: string): Promise<Browser> => chromium.connect(address);

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything that went wrong on the page, refused requests aside. */
  readonly errors: string[];
}

/** Somebody with a browser profile of their own; motion is off, and the list is shown unless `view` says otherwise. */
export async function visit(
  browser: Browser,
  how: {
    readonly width?: number;
    readonly height?: number;
    readonly view?: 'board' | 'list';
    readonly name?: string;
    readonly touch?: boolean;
  } = {},
): Promise<Visitor> {
  const { width = 1280, height = 720, view = 'list', name = 'Ada', touch = false } = how;
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', hasTouch: touch });
  await context.addInitScript(
    ([shown, called]) => {
      localStorage.setItem('playmat.view', shown);
      localStorage.setItem('playmat.speed', 'off');
      localStorage.setItem('playmat.name', called);
    },
    [view, name] as const,
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
  });
  return { context, page, errors };
}

/** Hides the page as another tab over it would, or shows it again. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
