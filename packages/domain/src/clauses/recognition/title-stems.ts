import { stemsOf } from './stems.ts'

/** What a heading of any article may say, in the forms of `stemsOf`. */
const GENERIC = new Set(
  stemsOf(
    `clause article articles section titre chapitre dispositions stipulations conditions general generale
    generales particulieres diverses relatives provisions terms general contrat convention accord agreement contract
    parties party present presente le la les un une des de du et ou au aux en par pour sur dans the of and or to in for
    by on with its their any all other no non`,
  ),
)

/** The words of a heading that say what its article is about. */
export function titleStems(heading: string): ReadonlySet<string> {
  return new Set(stemsOf(heading).filter((stem) => !GENERIC.has(stem)))
}
