export { ActForm } from './act-form.tsx'
export { ExplanationList } from './explanation-list.tsx'
