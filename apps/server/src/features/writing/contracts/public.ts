export { changesBetween } from './changes-between.ts'
export {
  bindTo,
  CURRENT_FORMAT,
  isBoundContent,
  statedNow,
  storedBinding,
  type ContentBinding,
} from './content-binding.ts'
export {
  contentSeenBy,
  readContractContent,
  type ContractContent,
} from './contract-content.query.ts'
export { readKept, storeContent } from './kept-content.ts'
export { deleteForGood } from './delete-contract.ts'
export { contractDocument } from './contract-document.query.ts'
export { createFrom } from './create-contract.ts'
export { createImported, type ImportedContract } from './create-imported.ts'
export { parentAsSeen, requireParent, requireUnbound } from './parent-contract.ts'
export { contractTexts } from './contract-texts.ts'
export { presentStanding, type StoredStanding } from './present-standing.ts'
export { ownersOf } from './owners.query.ts'
export { readUpload } from './starting-document.ts'
export { renderContract, renderWithAnnexes } from './render-contract.ts'
export { textOfContract } from './text-of-contract.query.ts'
export { textReader } from './text-reader.ts'
export {
  chosenNames,
  DETAIL_COLUMNS,
  refuseUnknownChoice,
  toDetailColumns,
} from './detail-columns.ts'
export { computedValues } from './computed-values.query.ts'
export { withFollowing } from './amended-history.ts'
export { passagesNamed, passagesOf } from './contract-rows.ts'
export {
  readFieldValues,
  readStatedValues,
  requireMetadata,
  writeFieldValues,
} from './field-values.ts'
export { setContractFields } from './set-contract-fields.ts'
export { updateDetails } from './update-details.ts'
export { requireFreeReference } from './next-reference.ts'
