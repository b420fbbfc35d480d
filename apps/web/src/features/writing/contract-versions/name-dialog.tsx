import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { keepVersion, nameVersion, type ContractVersion } from './version-queries.ts'

interface NameDialogProps {
  contractId: string
  /** `present`: the contract as it is becomes a version. */
  version: ContractVersion | 'present'
  onClose: () => void
}

/** Keeps the contract as it is under a name, or gives a version another one. */
export function NameDialog({ contractId, version, onClose }: NameDialogProps) {
  const t = useTexts()
  const isPresent = version === 'present'
  const form = useForm({
    initial: { name: isPresent ? '' : (version.name ?? '') },
    save: ({ name }) => save(contractId, version, name.trim()),
    changes: [{ topic: 'contract', contractId }],
    onSaved: (said) => {
      toasts.success(said)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={
        isPresent
          ? t('contract-versions.keep')
          : t('contract-versions.renameOf', { number: version.number })
      }
      description={t(isPresent ? 'contract-versions.keepLead' : 'contract-versions.renameLead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t(isPresent ? 'contract-versions.keep' : 'contract-versions.renameDo')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <TextField
          {...form.text('name')}
          label={t('contract-versions.name')}
          maxLength={120}
          isRequired={isPresent}
        />
      </form>
    </Dialog>
  )
}

/** Returns what is said of it. */
async function save(
  contractId: string,
  version: ContractVersion | 'present',
  name: string,
): Promise<string> {
  const t = currentTexts()
  if (version !== 'present') {
    await nameVersion(contractId, version, name === '' ? null : name)
    return t('contract-versions.renamed', { number: version.number })
  }
  const { number, isNew } = await keepVersion(contractId, name)
  return t(isNew ? 'contract-versions.kept' : 'contract-versions.keptAgain', { number })
}
