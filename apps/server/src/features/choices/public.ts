export {
  contractTypeSource,
  counterpartySource,
  folderSource,
  legalEntitySource,
  personSource,
  projectSource,
  taggedFieldSource,
} from './choice-sources.ts'
