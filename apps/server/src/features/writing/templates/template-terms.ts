import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { lifecycleTerms, type LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { templateTermsRefusals } from '@tacite/domain/templates/template-terms.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { statedLifecycle } from '../../lifecycle/deadlines/public.ts'

/** The terms of a template, as the form of them has them: with the defaults of what they leave open. */
export function statedTerms(
  lifecycle: Partial<LifecycleTerms> & { excludesTriennialExit?: boolean },
): Lifecycle {
  return {
    ...statedLifecycle(lifecycleTerms(lifecycle)),
    excludesTriennialExit: lifecycle.excludesTriennialExit ?? false,
  }
}

/** @throws Refused RULE */
export function requireTemplateTerms(lifecycle: Lifecycle): void {
  const refusals = templateTermsRefusals(lifecycleTerms(lifecycle))
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}
