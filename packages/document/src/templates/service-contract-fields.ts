import type { Locale } from '@tacite/domain/locale.ts'
import type { FieldDefinition, FieldType, FieldValues } from '../field-definition.ts'

/**
 * The tagged fields of the service contract, in the order of its form. English and Spanish
 * companies choose their law; the French text is written for French law.
 */
export function serviceContractFields(locale: Locale): Omit<FieldDefinition, 'id'>[] {
  return fields
    .filter(({ variable }) => locale !== 'fr' || variable !== 'governing_law')
    .map(({ variable, type, labels, choices, isOptional }) => ({
      variable,
      type,
      label: labels[locale],
      ...(choices ? { choices: choices[locale] } : {}),
      required: !isOptional,
    }))
}

/** Default values in the new-contract form, freely editable. */
export function serviceContractDefaults(locale: Locale): FieldValues {
  return {
    duration: { count: 1, unit: 'years' },
    tacit_renewal: true,
    renewal_duration: { count: 1, unit: 'years' },
    notice: { count: 3, unit: 'months' },
    vat_rate: locale === 'es' ? 21 : 20,
    price_revision: false,
    billing_frequency: billingFrequencies[locale][0],
    payment_term: { count: 30, unit: 'days' },
    confidentiality_duration: { count: 5, unit: 'years' },
    personal_data_processing: false,
  }
}

interface TemplateField {
  variable: string
  type: FieldType
  labels: Record<Locale, string>
  choices?: Record<Locale, readonly string[]>
  isOptional?: true
}

const billingFrequencies: Record<Locale, readonly string[]> = {
  fr: [
    'mensuelle, à terme échu',
    'trimestrielle, à terme échu',
    'annuelle, à terme à échoir',
    'à la remise des Livrables',
  ],
  en: [
    'monthly in arrears',
    'quarterly in arrears',
    'yearly in advance',
    'on delivery of the Deliverables',
  ],
  es: [
    'mensual, por período vencido',
    'trimestral, por período vencido',
    'anual, por anticipado',
    'a la entrega de los Entregables',
  ],
}

const fields: readonly TemplateField[] = [
  field(
    'counterparty_name',
    'counterparty',
    'Nom du prestataire',
    'Provider’s name',
    'Nombre del prestador',
  ),
  field(
    'provider_legal_form',
    'text',
    'Forme sociale et capital du prestataire',
    'Provider’s legal form',
    'Forma jurídica del prestador',
  ),
  field(
    'counterparty_siren',
    'text',
    'Immatriculation du prestataire',
    'Provider’s registration number',
    'Número de inscripción del prestador',
  ),
  field(
    'counterparty_address',
    'address',
    'Siège du prestataire',
    'Provider’s registered office',
    'Domicilio del prestador',
  ),
  field(
    'provider_signatory',
    'person',
    'Représentant du prestataire',
    'Provider’s representative',
    'Representante del prestador',
  ),
  field(
    'provider_signatory_title',
    'text',
    'Qualité du représentant du prestataire',
    'Position of the provider’s representative',
    'Cargo del representante del prestador',
  ),
  field('company_name', 'counterparty', 'Nom du client', 'Client’s name', 'Nombre del cliente'),
  field(
    'client_legal_form',
    'text',
    'Forme sociale et capital du client',
    'Client’s legal form',
    'Forma jurídica del cliente',
  ),
  field(
    'company_siren',
    'text',
    'Immatriculation du client',
    'Client’s registration number',
    'Número de inscripción del cliente',
  ),
  field(
    'company_address',
    'address',
    'Siège du client',
    'Client’s registered office',
    'Domicilio del cliente',
  ),
  field(
    'client_signatory',
    'person',
    'Représentant du client',
    'Client’s representative',
    'Representante del cliente',
  ),
  field(
    'client_signatory_title',
    'text',
    'Qualité du représentant du client',
    'Position of the client’s representative',
    'Cargo del representante del cliente',
  ),
  field('service_description', 'longText', 'Prestations', 'Services', 'Servicios'),
  field('effective_date', 'date', 'Date d’effet', 'Effective date', 'Fecha de efecto'),
  field('duration', 'duration', 'Durée initiale', 'Initial term', 'Duración inicial'),
  field('tacit_renewal', 'yesNo', 'Tacite reconduction', 'Tacit renewal', 'Renovación tácita'),
  optional(
    field(
      'renewal_duration',
      'duration',
      'Durée de chaque renouvellement',
      'Length of each renewal',
      'Duración de cada renovación',
    ),
  ),
  optional(
    field('notice', 'duration', 'Préavis de dénonciation', 'Notice period', 'Preaviso de denuncia'),
  ),
  field(
    'amount_incl_tax',
    'amount',
    'Prix TTC',
    'Price including tax',
    'Precio con impuestos incluidos',
  ),
  field('vat_rate', 'percentage', 'Taux de TVA', 'VAT rate', 'Tipo de IVA'),
  field('price_revision', 'yesNo', 'Prix révisable', 'Price subject to review', 'Precio revisable'),
  {
    ...field(
      'billing_frequency',
      'singleChoice',
      'Périodicité de facturation',
      'Billing frequency',
      'Periodicidad de facturación',
    ),
    choices: billingFrequencies,
  },
  field('payment_term', 'duration', 'Délai de paiement', 'Payment term', 'Plazo de pago'),
  field(
    'liability_cap',
    'amount',
    'Plafond de responsabilité',
    'Liability cap',
    'Límite de responsabilidad',
  ),
  field(
    'confidentiality_duration',
    'duration',
    'Durée de la confidentialité après la fin',
    'Confidentiality after the end',
    'Confidencialidad después del fin',
  ),
  field(
    'personal_data_processing',
    'yesNo',
    'Sous-traitance de données personnelles',
    'Personal data processed for the client',
    'Tratamiento de datos por cuenta del cliente',
  ),
  field('governing_law', 'text', 'Droit applicable', 'Governing law', 'Ley aplicable'),
  field(
    'court_city',
    'text',
    'Ville du tribunal compétent',
    'City of the competent court',
    'Ciudad del tribunal competente',
  ),
  field('signature_place', 'text', 'Lieu de signature', 'Place of signature', 'Lugar de la firma'),
]

function field(
  variable: string,
  type: FieldType,
  fr: string,
  en: string,
  es: string,
): TemplateField {
  return { variable, type, labels: { fr, en, es } }
}

function optional(required: TemplateField): TemplateField {
  return { ...required, isOptional: true }
}
