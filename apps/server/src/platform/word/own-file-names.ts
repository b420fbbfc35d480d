/** The names by which the importer knows a file of ours, whatever Word made of it in between. */

/** The property of the file that says how its sections are numbered. */
export const NUMBERING_PROPERTY = 'TaciteNumbering'

/** Of the styles that only our files have. Word keeps a style's name, whatever becomes of its id. */
export const OWN_STYLE_NAMES = {
  annexTitle: 'Tacite Annex',
  signatureTitle: 'Tacite Signature',
  cover: 'Tacite Cover',
} as const

/** How the tag of a content control begins that frames a passage, which nobody fills in. */
export const PASSAGE_TAG = 'tacite.'
