import type { TextParams } from './generated/texts.ts'

/** Every key of the French catalogues: `area.path.to.key`, plurals under their common stem. */
export type TextKey = keyof TextParams

/** The arguments after the key: none, or the parameters of its text. */
export type RestParams<K extends TextKey> = [TextParams[K]] extends [null]
  ? []
  : [params: AllOf<NonNullable<TextParams[K]>>]

/** The parameters of every key of a union: a key chosen at run time needs those of all of them. */
type AllOf<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never
