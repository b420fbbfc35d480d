import {
  blockKinds,
  contractSections,
} from './contract-text-shapes.ts'
