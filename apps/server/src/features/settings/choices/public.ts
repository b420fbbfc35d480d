export {
  contractTypeSource,
  counterpartySource,
  legalEntitySource,
  projectSource,
} from './choice-sources.ts'
export { folderSource } from './folder-source.ts'
export { groupSource, personSource } from './people-sources.ts'
