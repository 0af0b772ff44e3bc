// Small marks for the icons printed on cards.
const SHAPES: Readonly<Record<string, string>> = {
  soul: 'M8 1 14 8 8 15 2 8Z',
  return: 'M3 9 8 3v3c4 0 6 3 5 7-1-2-2-3-5-3v3Z',
  pool: 'M3 6h10l-1 8H4Zm2-1a3 3 0 0 1 6 0Z',
  comeback: 'M4 2h6v12H4Zm7 5h3l-3 4Z',
  draw: 'M2 4q3-2 6 0 3-2 6 0v9q-3-2-6 0-3-2-6 0Z',
  shot: 'M8 1q5 5 4 9a4 4 0 0 1-8 0q0-2 2-4 0 2 1 3 2-3 1-8Z',
  treasure: 'M2 6h12v8H2Zm1-1q5-5 10 0Z',
  gate: 'M2 14V7q6-8 12 0v7h-4V9q-2-2-4 0v5Z',
  standby: 'M8 2 14 8h-4v6H6V8H2Z',
  choice: 'M8 2 15 13H1Z',
};

export function IconMark({ icon }: { readonly icon: string }) {
  return (
    <svg class={`icon-mark icon-${icon}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[icon] ?? 'M8 2a6 6 0 1 1-.1 0Z'} />
    </svg>
  );
}
