// A limit in words, with how far the picks have come.
import type { Limit } from '../../shared/kernel/ask/limit.ts';
import { t } from '../text/i18n.ts';
import { coverIn } from './payment.ts';
import type { Picks } from './picks.ts';

/** Of a payment nothing: what is paid so far is said beside the ways to pay. */
export function limitText(limit: Limit, picks: Picks): string[] {
  if ('cover' in limit || coverIn(limit) !== undefined) return [];
  if ('sum' in limit)
    return boundsText(
      'sum',
      limit,
      picks.reduce((sum, i) => sum + (limit.sum[i] ?? 0), 0),
    );
  if ('some' in limit) return boundsText('some', limit, picks.filter((i) => limit.some[i]).length);
  if ('distinct' in limit) return [t('limit.distinct')];
  if ('same' in limit) return [t('limit.same')];
  return ('any' in limit ? limit.any.slice(0, 1) : limit.all).flatMap((part) => limitText(part, picks));
}

function boundsText(
  of: 'sum' | 'some',
  bounds: { readonly atLeast?: number; readonly atMost?: number },
  now: number,
): string[] {
  const { atLeast, atMost } = bounds;
  return [
    ...(atLeast === undefined ? [] : [t(`limit.${of}AtLeast`, { n: atLeast, now })]),
    ...(atMost === undefined ? [] : [t(`limit.${of}AtMost`, { n: atMost, now })]),
  ];
}
