/** What the contract page and its document show of evidence: one file, since whoever needs one of them needs the others. */
export { EvidenceMark } from './evidence-mark.tsx'
export { EvidencePassage } from './evidence-passage.tsx'
export { ExplainedEvidence } from './explained-evidence.tsx'
export { OtherEvidence } from './other-evidence.tsx'
