import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import type { StepProps } from '../import-steps.ts'
import { FileRoles } from './file-roles.tsx'
import { IndexPart } from './table-part.tsx'
import { PatternPart } from './pattern-part.tsx'
import { PlanNotice } from './plan-notice.tsx'
import { ProfilePart } from './profile-part.tsx'
import { useRules } from './use-rules.ts'

/** The first mapping: what each file is, and where its values come from. */
export function MapFilesStep({ page }: StepProps) {
  const t = useTexts()
  const form = useRules(page._id)
  const { mapping, rules, isChanged, save } = form
  if (!mapping || !rules)
    return (
      <LoadingRegion>
        <Skeleton className="h-60 rounded-lg" />
      </LoadingRegion>
    )
  return (
    <div className="flex flex-col gap-8">
      <PlanNotice page={page} />
      <ProfilePart rules={rules} onUse={(used) => form.change(used)} />
      <PatternPart form={form} mapping={mapping} rules={rules} />
      <IndexPart importId={page._id} form={form} mapping={mapping} rules={rules} />
      <div>
        <Button
          variant="primary"
          isBusy={save.isPending}
          disabledReason={isChanged ? null : t('import-plan.mapping.unchanged')}
          onClick={() =>
            save.mutate(rules, {
              onSuccess: () => toasts.success(currentTexts()('import-plan.mapping.saved')),
            })
          }
        >
          {t('import-plan.mapping.save')}
        </Button>
      </div>
      <FileRoles importId={page._id} />
    </div>
  )
}
