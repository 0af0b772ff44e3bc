// The words of a vocabulary of cards, form by form, as types: what a game has to count up.

/**
 * Every member of a union, so that a new word of the vocabulary fails to compile here first: is it on a card? What is not is there
 * because its form is general, for cards of scenarios.
 */
export type All<Union extends PropertyKey> = Readonly<Record<Union, boolean>>;
export type KeysOf<Union> = Union extends object ? keyof Union : never;
type Optional<Form> = { [Key in keyof Form]-?: undefined extends Form[Key] ? Key : never }[keyof Form];
/** What the forms of a union may leave out, each as "its word.the field". */
export type Parts<Union, Tag extends keyof Union> = Union extends unknown
  ? `${Union[Tag] & string}.${Optional<Union> & string}`
  : never;
/** The words that may stand under a field of a form. */
export type Under<Form, Key extends PropertyKey> = Form extends { readonly [K in Key]?: infer Value }
  ? Extract<Value, string>
  : never;
export type Of<Union, Tag extends string, Word extends string> = Extract<Union, { readonly [T in Tag]: Word }>;
