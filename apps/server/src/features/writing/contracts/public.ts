export {
  bindTo,
  CURRENT_FORMAT,
  isBoundContent,
  storedBinding,
  type ContentBinding,
} from './content-binding.ts'
export {
  contentSeenBy,
  readContractContent,
  type ContractContent,
} from './contract-content.query.ts'
export { contractTexts } from './contract-texts.ts'
export { presentStanding, type StoredStanding } from './present-standing.ts'
export { ownersOf } from './owners.query.ts'
export { renderContract, renderWithAnnexes } from './render-contract.ts'
export { textOfContract } from './text-of-contract.query.ts'
export { textReader } from './text-reader.ts'
export { DETAIL_COLUMNS } from './detail-columns.ts'
