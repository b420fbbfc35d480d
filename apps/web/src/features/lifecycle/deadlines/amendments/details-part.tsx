import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { useDetailOptions } from '../../../../platform/choices/use-detail-options.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { Form } from '../../../../platform/use-form.ts'
import { AmountField } from '../../../../ui/number-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { FieldValueControl } from '../../../writing/texts/public.tsx'
import type { AmendmentDraft } from './amendment-draft.ts'
import type { AmendedTerms } from './amendment-queries.ts'

interface DetailsPartProps {
  form: Form<AmendmentDraft>
  inForce: NonNullable<AmendedTerms['inForce']>
}

/** The amount, the parties, and the other values that the master agreement states. */
export function DetailsPart({ form, inForce }: DetailsPartProps) {
  const t = useTexts()
  const { options, read } = useDetailOptions('currency')
  const { amountInclTaxCents, counterparty, legalEntity, values, statedCurrency } = inForce
  const { currency } = form.values
  return (
    <>
      <section aria-labelledby="amended-others" className="flex flex-col gap-5">
        <h3 id="amended-others" className="font-semibold">
          {t('amendments.dialog.others')}
        </h3>
        <Select
          {...form.bind('currency')}
          className="tablet:max-w-90"
          label={t('amendments.dialog.currency')}
          hint={t('amendments.dialog.currencyHint')}
          options={options}
          value={read(currency)}
          onChange={(chosen) => {
            // The figure is asked for again: it would become another amount.
            form.set({
              currency: chosen,
              amount: chosen === inForce.currency ? amountInclTaxCents : null,
            })
            form.forgive(['amount', 'currency'])
          }}
        />
        <AmountField
          {...form.bind('amount')}
          className="tablet:max-w-60"
          label={t('amendments.dialog.amount')}
          currency={currency}
        />
        <ChoiceField
          {...form.bind('counterpartyId')}
          noun="counterparties"
          known={counterparty ? [counterparty] : []}
          label={t('corrections.term.counterparty')}
        />
        <ChoiceField
          {...form.bind('legalEntityId')}
          noun="legalEntities"
          known={legalEntity ? [legalEntity] : []}
          label={t('corrections.term.legalEntity')}
        />
      </section>
      {values.length > 0 && (
        <section aria-labelledby="amended-values" className="flex flex-col gap-5">
          <h3 id="amended-values" className="font-semibold">
            {t('amendments.dialog.values')}
          </h3>
          {values.map(({ field, ...shown }) => {
            const { id, value, error, onChange } = form.bind(field as `values.${string}`)
            return (
              <FieldValueControl
                key={field}
                id={id}
                field={{ ...shown, required: false }}
                value={value}
                onChange={onChange}
                error={error}
                currency={statedCurrency}
              />
            )
          })}
        </section>
      )}
    </>
  )
}
