// The whole page: which of its pages the address names.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { offerToken } from '../net/keys.ts';
import { type Place, takeToken } from '../net/place.ts';
import { t } from '../text/i18n.ts';
import { MessagePage } from './parts/message-page.tsx';
import { PlaceContext } from './place-context.ts';
import { StartPage } from './start/start-page.tsx';

type TablePage = ComponentType<{ readonly code: string }>;

export function App({ place }: { readonly place: Place }) {
  return (
    <PlaceContext.Provider value={place}>
      <Page place={place} />
    </PlaceContext.Provider>
  );
}

function Page({ place }: { readonly place: Place }) {
  const route = place.route.value;
  useEffect(() => {
    document.title = route.page === 'table' ? t('title.table', { code: route.code }) : t('title.start');
  }, [route]);
  if (route.page === 'start') return <StartPage />;
  if (route.page === 'unknown') return <MessagePage title={t('unknown.title')} text={t('unknown.text')} />;
  const token = takeToken();
  if (token !== undefined) offerToken(route.code, token);
  return <LazyTable key={route.code} code={route.code} />;
}

/** The table with the network client is a chunk of its own: the start page does without. */
function LazyTable({ code }: { readonly code: string }) {
  const [Table, setTable] = useState<TablePage | null>(null);
  useEffect(() => {
    void import('./table/table-page.tsx').then(({ TablePage: loaded }) => setTable(() => loaded));
  }, []);
  return Table === null ? <MessagePage title={t('loading')} busy /> : <Table code={code} />;
}
