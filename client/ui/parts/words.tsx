// Words of a card in their own language: with its voice, its forms of letters, and these letters fetched.
import type { Said } from '../../text/card-text.ts';
import { useGlyphs } from '../glyphs.ts';

export function Words(props: {
  readonly of: Said;
  readonly as?: 'span' | 'small' | 'p' | 'h3';
  readonly class?: string;
}) {
  const { of, as: Tag = 'span' } = props;
  useGlyphs(of.text, of.lang);
  return (
    <Tag class={props.class} lang={of.lang}>
      {of.text}
    </Tag>
  );
}
