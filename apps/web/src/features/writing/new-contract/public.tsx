import { FilePlus2 } from 'lucide-react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { lazy } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'

export type { Upload } from './choices.ts'

/** Reads a Word, PDF or image file; inside a `Suspense`. */
export const ReadFile = lazy(async () => {
  const [module] = await Promise.all([
    import('./read-file.tsx'),
    loadTexts('new-contract', 'document-import'),
  ])
  return { default: module.ReadFile }
})

/** The link to the new-contract form; it says why when the person may not create one. */
export function NewContractButton({ variant = 'primary' }: { variant?: ButtonVariant }) {
  const t = useTexts()
  const mayCreate = holds(useMe(), 'contracts3:create')
  return (
    <Button
      variant={variant}
      icon={<FilePlus2 aria-hidden />}
      disabledReason={mayCreate ? null : t('shell.newContract.refused')}
      render={mayCreate ? <AppLink to={paths.newContract()} /> : undefined}
    >
      {t('shell.newContract.label')}
    </Button>
  )
}
