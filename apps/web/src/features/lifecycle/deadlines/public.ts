import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export { LifelineStrip, LifelineToggle } from './lifeline/lifeline-strip.tsx'
export { TinyLifeline } from './lifeline/tiny-lifeline.tsx'
export { checkDraft as checkTerms, lifecycleFields, type Slip } from './form/check-draft.ts'
export { draftOf, freshTerms, lifecycleOf, type LifecycleDraft } from './form/lifecycle-draft.ts'
export {
  fieldId as termControlId,
  FORM_ID as TERMS_FORM_ID,
  type FieldErrors as TermErrors,
} from './form/form-part.ts'
export { lifecyclePlace } from './form/lifecycle-place.ts'
export { termFacts } from './panel/term-facts.ts'
export type { TinyPoint } from './lifeline/tiny-lifeline.tsx'

/** What another type or counterparty does to the deadlines; inside a `Suspense`. */
export const ChangePreview = lazy(async () => {
  const [module] = await Promise.all([
    import('./corrections/change-preview.tsx'),
    loadTexts('corrections'),
  ])
  return module
})

/** The « Échéances » tab of a contract's page; inside a `Suspense`. */
export const DeadlinesPanel = lazy(async () => {
  const [module] = await Promise.all([
    import('./panel/deadlines-panel.tsx'),
    loadTexts('lifeline', 'deadlines-panel'),
  ])
  return { default: module.DeadlinesPanel }
})

/** The stated terms of a contract that is being entered, with the resulting deadlines; inside a `Suspense`. */
export const TermsFields = lazy(async () => {
  const [module] = await Promise.all([
    import('./form/terms-fields.tsx'),
    loadTexts('lifeline', 'deadlines-panel'),
  ])
  return { default: module.TermsFields }
})

/** The terms of a template; inside a `Suspense`. */
export const TemplateTermsFields = lazy(async () => {
  const [module] = await Promise.all([
    import('./form/template-terms-fields.tsx'),
    loadTexts('deadlines-panel'),
  ])
  return { default: module.TemplateTermsFields }
})

/** « Ce que cet avenant change », on the sheet of an amendment; inside a `Suspense`. */
export const AmendmentSection = lazy(async () => {
  const [module] = await Promise.all([
    import('./amendments/amendment-section.tsx'),
    loadTexts('amendments', 'corrections', 'deadlines-panel'),
  ])
  return module
})

/** A value of the sheet with the amendments that set it; inside a `Suspense`. */
export const AmendedValueText = lazy(async () => {
  const [module] = await Promise.all([
    import('./amendments/amended-value-text.tsx'),
    loadTexts('amendments', 'corrections', 'deadlines-panel'),
  ])
  return module
})

/** Values before and after, in words; inside a `Suspense`. */
export const ChangedValues = lazy(async () => {
  const [module] = await Promise.all([
    import('./corrections/changed-values.tsx'),
    loadTexts('corrections', 'deadlines-panel'),
  ])
  return module
})
