export {
  contractTypeSource,
  counterpartySource,
  folderSource,
  legalEntitySource,
  projectSource,
} from './choice-sources.ts'
export { personSource } from './people-sources.ts'
