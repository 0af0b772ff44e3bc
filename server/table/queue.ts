// One piece of work at a time, in the order it came.
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  add<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    // The caller of `add` hears of a failure; the next in line only waits for its end.
    this.last = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }
  /** Resolves when everything added so far is done. */
  async idle(): Promise<void> {
    await this.last;
  }
}

/** One queue per name, kept only while it is used. */
export class Locks {
  private readonly held = new Map<string, { readonly queue: Queue; users: number }>();

  async under<T>(name: string, work: () => Promise<T>): Promise<T> {
    const lock = this.held.get(name) ?? { queue: new Queue(), users: 0 };
    this.held.set(name, lock);
    lock.users++;
    try {
      return await lock.queue.add(work);
    } finally {
      lock.users--;
      if (lock.users === 0) this.held.delete(name);
    }
  }
}
