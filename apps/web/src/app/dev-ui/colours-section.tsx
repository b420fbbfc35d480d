import { Avatar } from '../../ui/avatar.tsx'
import { Badge, Tag } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Section, Specimen } from './specimen.tsx'

const grounds = [
  'bg-paper',
  'bg-canvas',
  'bg-sunken',
  'bg-pressed',
  'bg-accent',
  'bg-accent-soft',
  'bg-green-soft',
  'bg-amber-soft',
  'bg-red-soft',
  'bg-violet-soft',
]
const charts = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5', 'bg-chart-6']
const tones: { tone: Tone; word: string }[] = [
  { tone: 'neutral', word: 'Brouillon' },
  { tone: 'accent', word: 'Validation' },
  { tone: 'green', word: 'Signé' },
  { tone: 'amber', word: 'Préavis' },
  { tone: 'red', word: 'Expiré' },
  { tone: 'violet', word: 'Signature' },
]

export function ColoursSection() {
  return (
    <Section title="Colours and type">
      <Specimen title="Grounds">{grounds.map(swatch)}</Specimen>
      <Specimen title="Charts">{charts.map(swatch)}</Specimen>
      <Specimen title="Type">
        <p className="text-figure font-semibold tabular-nums">1 284</p>
        <p className="text-title font-semibold">Titre de page</p>
        <p className="text-base">Corps de texte</p>
        <p className="text-sm text-ink-soft">Tableau</p>
        <p className="text-xs text-ink-faint">Légende</p>
        <p className="font-serif text-lg">Article 1. Objet du contrat</p>
        <TextLink href="#link">Lien</TextLink>
        <TextLink href="#external" isExternal>
          Lien externe
        </TextLink>
      </Specimen>
      <Specimen title="Badge">
        {tones.map(({ tone, word }) => (
          <Badge key={tone} tone={tone}>
            {word}
          </Badge>
        ))}
      </Specimen>
      <Specimen title="Tag and avatar">
        <Tag>Juridique / Baux</Tag>
        <Tag colour="var(--chart-4)">Négociation</Tag>
        <Tag removeName="Fournisseurs" onRemove={() => undefined}>
          Fournisseurs
        </Tag>
        <Avatar name="Claire Moreau" size="small" />
        <Avatar name="Jean Petit" />
        <Avatar name="zoe@exemple.fr" size="large" />
      </Specimen>
    </Section>
  )
}

function swatch(className: string) {
  return (
    <span key={className} className="flex flex-col gap-1 text-xs text-ink-faint">
      <span className={`h-10 w-20 rounded-md border border-line ${className}`} />
      {className.slice(3)}
    </span>
  )
}
