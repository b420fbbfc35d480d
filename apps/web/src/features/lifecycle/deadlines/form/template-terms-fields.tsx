import { AdvancedPart } from './advanced-part.tsx'
import { DurationPart } from './duration-part.tsx'
import type { FormPartProps } from './form-part.ts'
import { RenewalPart } from './renewal-part.tsx'

/** The terms that contracts made of a template start with: everything but their days. */
export function TemplateTermsFields(props: Omit<FormPartProps, 'isUndated'>) {
  return (
    <>
      <DurationPart {...props} isUndated />
      <RenewalPart {...props} />
      <AdvancedPart {...props} isUndated regime={null} isSigned={false} />
    </>
  )
}
