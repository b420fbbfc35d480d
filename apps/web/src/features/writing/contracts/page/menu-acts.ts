export { deleteContract } from './delete-contract.ts'
export { makeTemplate } from './make-template.ts'
