// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface DocumentImportTexts {
  'document-import.names.body': null
  'document-import.names.preamble': null
  'document-import.names.parties': null
  'document-import.names.annex': null
  'document-import.names.signatures': null
  'document-import.losses.insertionsAccepted': { count: number }
  'document-import.losses.deletionsDropped': { count: number }
  'document-import.losses.movesAccepted': { count: number }
  'document-import.losses.commentsDropped': { count: number }
  'document-import.losses.headersFootersDropped': { count: number }
  'document-import.losses.contentsDropped': { count: number }
  'document-import.losses.notesMoved': { count: number }
  'document-import.losses.fieldsFrozen': { count: number }
  'document-import.losses.hiddenTextDropped': { count: number }
  'document-import.losses.textBoxesMoved': { count: number }
  'document-import.losses.drawingsDropped': { count: number }
  'document-import.losses.formulasAsText': { count: number }
  'document-import.losses.embeddedFilesDropped': { count: number }
  'document-import.losses.macrosDropped': { count: number }
  'document-import.losses.imagesOutside': { count: number }
  'document-import.losses.imagesUnsupported': { count: number }
  'document-import.losses.imagesDamaged': { count: number }
  'document-import.losses.linksUnsafe': { count: number }
  'document-import.losses.linksInternal': { count: number }
  'document-import.losses.symbolsReplaced': { count: number }
  'document-import.losses.highlightsDropped': { count: number }
  'document-import.losses.coloursDropped': { count: number }
  'document-import.losses.listNumbersAsText': { count: number }
  'document-import.losses.tablesUnwrapped': { count: number }
  'document-import.losses.tablesAsText': { count: number }
  'document-import.losses.charactersReplaced': { count: number }
  'document-import.losses.numbersChanged': { count: number }
  'document-import.losses.titlesFromText': { count: number }
  'document-import.losses.levelsFlattened': { count: number }
  'document-import.losses.sectionsSplit': { count: number }
  'document-import.losses.pagesWithoutText': { count: number }
  'document-import.losses.pagesDropped': { count: number }
  'document-import.losses.imagesWithoutText': { count: number }
  'document-import.losses.imagesDropped': { count: number }
  'document-import.losses.lineBreaksGuessed': { count: number }
  'document-import.losses.repeatedLinesDropped': { count: number }
  'document-import.losses.pagesRepaired': { count: number }
}
