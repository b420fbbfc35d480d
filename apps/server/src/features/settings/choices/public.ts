export {
  contractTypeSource,
  counterpartySource,
  legalEntitySource,
  projectSource,
} from './choice-sources.ts'
export { isInside } from './chooser.ts'
export { folderSource } from './folder-source.ts'
export { groupSource, personSource } from './people-sources.ts'
