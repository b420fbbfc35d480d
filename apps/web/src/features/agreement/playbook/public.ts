/** What the playbook of its type says of a contract; nothing where the type has none. Needs the texts of `validation`. */
export { PlaybookCard } from './playbook-card.tsx'
/** The same of a file, before a contract is made of it. */
export { UploadPlaybook } from './upload-playbook.tsx'
