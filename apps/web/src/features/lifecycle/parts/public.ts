export { ActForm } from './act-form.tsx'
export { ExplanationList } from './explanation-list.tsx'
export { SettingDocument } from './setting-document.tsx'
