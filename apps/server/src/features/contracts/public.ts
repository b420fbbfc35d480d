export {
  contentHash,
  contentSeenBy,
  readContractContent,
  type ContractContent,
} from './contract-content.query.ts'
export { readArrangement } from './arrangement.ts'
export { ownersOf } from './owners.query.ts'
export { companyName, renderContent } from './render-preview.ts'
export { requireEditable } from './require-editable.ts'
export { hasRestrictedSection, hiddenParts, textReader } from './text-reader.ts'
export { whyNotEdit } from './why-not-edit.ts'
export { closeSittings } from './sitting.ts'
export { sharingReason } from './why-not-share.ts'
export { shownBlocks, shownImageType } from './shown-text.ts'
