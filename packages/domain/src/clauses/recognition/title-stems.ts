import { stemsOf } from './stems.ts'

/** Headings are short: « responsabilité » and 'responsibilities' must differ, « confidentiel » and « confidentialité » need not. */
const STEM_LENGTH = 9

/** What a heading of any article may say. */
const GENERIC = new Set(
  stemsOf(
    `clause article articles section titre chapitre dispositions stipulations conditions general generale
    generales particulieres diverses relatives provisions contrat convention accord agreement contract
    parties party present presente le la les un une des de du et ou au aux en par pour sur dans the of and or to in for
    by on with its their any all other no non`,
    STEM_LENGTH,
  ),
)

/** The words of a heading that say what its article is about. */
export function titleStems(heading: string): ReadonlySet<string> {
  return new Set(stemsOf(heading, STEM_LENGTH).filter((stem) => !GENERIC.has(stem)))
}

const SEPARATORS = /[,;:/&–—()]|\s-\s|\s(?:et|ou|and|or|y|o)\s/iu

/** The same of each matter that a heading names. */
export function titleParts(heading: string): ReadonlySet<string>[] {
  return heading
    .normalize('NFC')
    .split(SEPARATORS)
    .map(titleStems)
    .filter(({ size }) => size > 0)
}
