export { readArrangement, requireArranged } from './arrangement.ts'
export { EMPTY_CONTENT, emptyDocument } from './empty-document.ts'
export { hasRestrictedSection, hiddenParts } from './hidden-parts.ts'
export { insertText } from './insert-text.ts'
export { openText, openToChange, readerOf, type OpenText, type WritableText } from './open-text.ts'
export { previewText } from './preview-text.ts'
export { publishedVersions } from './published-versions.query.ts'
export {
  documentOf,
  linkedDocumentOf,
  readDocument,
  readLinkedDocument,
} from './read-text.query.ts'
export { renderText, type Printing, type TextHead } from './render-text.ts'
export { clausesOfSections } from './clause-links.query.ts'
export { sectionWords, versionWords } from './clause-links.ts'
export { withoutReferences } from './without-references.ts'
export { readSeenSection } from './read-seen-section.ts'
export { requireUnlockedSection } from './require-section.ts'
export { requireClause } from './section-clauses.ts'
export { writeOver } from './write-section.ts'
export { rewriteText } from './rewrite-text.ts'
export { rowsBelowText, textRow } from './rows-of-text.ts'
export { setNumbering } from './set-numbering.ts'
export { shownBlocks, shownImageType } from './shown-text.ts'
export { taggedFields, type TaggedField } from './tagged-fields.query.ts'
export { closeSittings } from './sitting.ts'
export { textDocument } from './text-document.query.ts'
export { type FieldsOfText, type TextOwnerRules, type TextOwners } from './text-owner.ts'
