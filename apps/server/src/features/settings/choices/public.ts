export {
  contractSource,
  contractTypeSource,
  counterpartySource,
  legalEntitySource,
  projectSource,
  taggedFieldSource,
  workflowSource,
  workflowStepSource,
} from './choice-sources.ts'
export { requireChosen } from './require-chosen.ts'
export { folderSource } from './folder-source.ts'
export { groupSource, personSource } from './people-sources.ts'
