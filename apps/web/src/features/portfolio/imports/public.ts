export { ProofNote } from './plan/proof-note.tsx'
