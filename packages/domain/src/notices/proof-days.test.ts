import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { proofDays } from './proof-days.ts'

const today = Temporal.PlainDate.from('2026-11-23')
const found = (text: string) =>
  proofDays(text, today).map(({ kind, day, time }) =>
    [kind ?? '?', day, ...(time ? [time] : [])].join(' '),
  )

describe('proofs of La Poste', () => {
  test('reads the receipt of a deposit, not the day on which it was printed', () => {
    const text = `LA POSTE – Preuve de dépôt
Lettre recommandée avec avis de réception n° 1A 204 512 3345 7
Date de dépôt : 02/03/2026 à 16 h 45
Bureau : LYON BELLECOUR
Imprimé le 04/03/2026 à 09:12`
    expect(found(text)).toEqual(['deposit 2026-03-02 16:45'])
  })

  test('reads the signed advice: presented and handed over, with the words it was read in', () => {
    const text = `AVIS DE RÉCEPTION DE VOTRE LETTRE RECOMMANDÉE
Présenté / Avisé le : 03/03/26   Distribué le : 05/03/26
Je soussigné(e) déclare être le destinataire`
    expect(proofDays(text, today)).toEqual([
      {
        kind: 'presentation',
        day: '2026-03-03',
        time: null,
        sentence: 'Présenté / Avisé le : 03/03/26 Distribué le : 05/03/26',
        isAmbiguous: false,
      },
      expect.objectContaining({ kind: 'receipt', day: '2026-03-05' }),
    ])
  })

  test('reads labels above their days, and heads of columns', () => {
    expect(
      found('Date de dépôt\n1er mars 2026\nDate de première présentation\n3 mars 2026'),
    ).toEqual(['deposit 2026-03-01', 'presentation 2026-03-03'])
    const columns = 'Déposé le   Présenté le   Distribué le\n01/03/2026  03/03/2026  04/03/2026'
    expect(found(columns)).toEqual([
      'deposit 2026-03-01',
      'presentation 2026-03-03',
      'receipt 2026-03-04',
    ])
  })

  test('reads a list that writes what happened under its day', () => {
    const text = `Suivi de votre courrier
lundi 2 mars 2026
Votre courrier est pris en charge par La Poste
mardi 3 mars 2026
Le destinataire était absent : avis de passage déposé
mercredi 18 mars 2026
Pli avisé et non réclamé, retour à l’expéditeur`
    expect(found(text)).toEqual([
      'deposit 2026-03-02',
      'presentation 2026-03-03',
      'nonCollection 2026-03-18',
    ])
  })

  test('does not take the last day at the counter for a proof', () => {
    const text = `Avis de passage du 03/03/2026
Votre lettre est à retirer à partir du 04/03/2026 à 15 h et jusqu’au 18/03/2026 inclus.`
    expect(found(text)).toEqual(['presentation 2026-03-03'])
  })

  test('does not call a letter handed over that was not', () => {
    expect(found('Courrier non distribué le 03/03/2026, refusé par le destinataire')).toEqual([
      'refusal 2026-03-03',
    ])
  })
})

describe('electronic registered letters', () => {
  test('reads the deposit, the notification and the acceptance, each with its hour', () => {
    const text = `PREUVE DE DÉPÔT ET DE RÉCEPTION – LRE qualifiée (eIDAS)
La lettre a été déposée le 2 mars 2026 à 14 h 05 par ACME SAS. Conservation de la preuve : 10 ans.
Notification envoyée au destinataire le 2026-03-02 à 14:06
Acceptée par le destinataire le 4 mars 2026 à 8 h 30
Règlement (UE) n° 910/2014 du 23 juillet 2014`
    expect(found(text)).toEqual([
      'deposit 2026-03-02 14:05',
      'presentation 2026-03-02 14:06',
      'receipt 2026-03-04 08:30',
    ])
    expect(proofDays(text, today)[0]?.sentence).toBe(
      'La lettre a été déposée le 2 mars 2026 à 14 h 05 par ACME SAS.',
    )
  })
})

describe('other languages', () => {
  test('reads English words, and both days of an ambiguous one', () => {
    const text = `The item was mailed on March 2nd, 2026 at 4:05 pm.
It was delivered to the addressee on 03/04/2026.`
    expect(found(text)).toEqual([
      'deposit 2026-03-02 16:05',
      'receipt 2026-04-03',
      'receipt 2026-03-04',
    ])
    expect(proofDays(text, today).map(({ isAmbiguous }) => isAmbiguous)).toEqual([
      false,
      true,
      true,
    ])
    expect(found('Delivered on the 04/23/2026 and signed by the addressee')).toEqual([
      'receipt 2026-04-23',
    ])
  })

  test('reads Spanish words', () => {
    const text = `Fecha de admisión: 2 de marzo de 2026 a las 10:15
Intento de entrega: 03/03/2026
Entregado el 4 de marzo del 2026
Impreso el 20/03/2026`
    expect(found(text)).toEqual([
      'deposit 2026-03-02 10:15',
      'presentation 2026-03-03',
      'receipt 2026-03-04',
    ])
  })
})

describe('what the words do not say', () => {
  test('puts the day first in French', () => {
    expect(found('Distribué le 03/04/2026')).toEqual(['receipt 2026-04-03'])
  })

  test('proposes a day without a name last, and no law, no day to come, no day that does not exist', () => {
    const text = `Paris, 3 mars 2026
Déposé le 02/03/2026
Loi du 6 janvier 1978, décret du 2 février 2011
Réf. 30/02/2026, rappel le 24/12/2026`
    expect(found(text)).toEqual(['deposit 2026-03-02', '? 2026-03-03'])
  })

  test('finds nothing in a text without days', () => {
    expect(found('Preuve de dépôt n° 2026/03/0045-12')).toEqual([])
    expect(found('')).toEqual([])
  })
})

test('is soon done with a page that is one line of days', () => {
  expect(found('1/1/26 '.repeat(28_000))).toEqual(['? 2026-01-01'])
})

test('quotes the end of a paragraph that fills its line', () => {
  const [read] = proofDays(
    `${'Sans rapport. '.repeat(500)}Le pli est remis le 03/03/2026 au siège. Fin.`,
    today,
  )
  expect(read!.sentence).toBe('Le pli est remis le 03/03/2026 au siège.')
})
