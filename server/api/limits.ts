// How often one address may call: a bucket per kind of call and address, forgotten when it is full again.
import { Bucket, type Pace } from '../rooms/pace.ts';

export interface Paces {
  readonly create: Pace;
  readonly join: Pace;
  readonly read: Pace;
  readonly export: Pace;
}
const patience = Number.POSITIVE_INFINITY;
export const PACES: Paces = {
  create: { burst: 20, perSecond: 0.2, patience },
  /** Many people may sit behind one address. */
  join: { burst: 300, perSecond: 10, patience },
  read: { burst: 300, perSecond: 10, patience },
  /** Plays the scenario that it hands out. */
  export: { burst: 5, perSecond: 0.5, patience },
};
/** For tests, where one address plays everybody. */
export const NO_PACES: Paces = {
  create: { burst: 1e9, perSecond: 1e9, patience },
  join: { burst: 1e9, perSecond: 1e9, patience },
  read: { burst: 1e9, perSecond: 1e9, patience },
  export: { burst: 1e9, perSecond: 1e9, patience },
};
const MOST_REMEMBERED = 10_000;

export class Limits {
  private readonly paces: Paces;
  private readonly buckets = new Map<string, Bucket>();

  constructor(paces: Paces) {
    this.paces = paces;
  }
  allows(kind: keyof Paces, address: string, now: number): boolean {
    if (this.buckets.size > MOST_REMEMBERED) this.forget(now);
    const key = `${kind} ${address}`;
    const bucket = this.buckets.get(key) ?? new Bucket(this.paces[kind], now);
    this.buckets.set(key, bucket);
    return bucket.take(now) === 'pass';
  }
  private forget(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isIdle(now)) this.buckets.delete(key);
  }
}
