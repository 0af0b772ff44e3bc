// Two types held against each other for format files, where plain assignability would miss a field that may be left out.
type Plain = string | number | boolean | null | undefined;
/** The same without `readonly`, and every field there. */
type Whole<T> = T extends Plain
  ? T
  : T extends readonly (infer Item)[]
    ? Whole<Item>[]
    : { -readonly [K in keyof T]-?: Whole<T[K]> };
/** The same without `readonly`. */
type Loose<T> = T extends Plain
  ? T
  : T extends readonly (infer Item)[]
    ? Loose<Item>[]
    : { -readonly [K in keyof T]: Loose<T[K]> };
type Both<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** `true` where both say the same: no field more, none less, and the same ones may be left out. */
export type Exactly<A, B> = Both<Loose<A>, Loose<B>> extends true ? Both<Whole<A>, Whole<B>> : false;
