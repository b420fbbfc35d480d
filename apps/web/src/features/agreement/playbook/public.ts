/** What the playbook of its type says of a contract, where it has one. Needs the texts of `validation`. */
export { PlaybookCard } from './playbook-card.tsx'
/** The same in brief, for a window in which one decides. */
export { PlaybookBrief } from './playbook-brief.tsx'
/** The same of a file, before a contract is made of it. */
export { UploadPlaybook } from './upload-playbook.tsx'
