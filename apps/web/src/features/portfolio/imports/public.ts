export { ProofNote } from './review/proof-note.tsx'
