export { ActForm } from './act-form.tsx'
export { ExplainedContract } from './explained-contract.ts'
export { ExplanationList } from './explanation-list.tsx'
export { SettingDocument } from './setting-document.tsx'
