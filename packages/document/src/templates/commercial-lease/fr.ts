import type { TemplateText } from '../compose-template.ts'
import { signatures } from '../signatures.ts'

/** A lease of commercial premises: code de commerce, L. 145-1 to L. 145-60 and R. 145-1 to R. 145-38. */
export const commercialLeaseFr: TemplateText = {
  title: 'Bail commercial',
  body: 'Bail',
  sections: [
    [
      1,
      'Les Parties',
      `
Le présent bail est conclu entre :
**{counterparty_name}**, {counterparty_legal_form}, immatriculée sous le numéro {counterparty_siren}, dont le siège est situé {counterparty_address}, représentée par {counterparty_signatory}, en qualité de {counterparty_signatory_title}, dûment habilité(e) aux fins des présentes,
ci-après le **« Bailleur »**, d’une part,
et
**{company_name}**, {company_legal_form}, immatriculée sous le numéro {company_siren}, dont le siège est situé {company_address}, représentée par {company_signatory}, en qualité de {company_signatory_title}, dûment habilité(e) aux fins des présentes,
ci-après le **« Preneur »**, d’autre part,
ci-après désignés ensemble les **« Parties »** et individuellement une **« Partie »**.
`,
    ],
    [
      1,
      'Régime et définitions',
      `
Le Bailleur donne à bail au Preneur, qui accepte, les locaux désignés ci-après. Le bail est soumis au statut des baux commerciaux, articles L. 145-1 à L. 145-60 et R. 145-1 à R. 145-38 du code de commerce, dont le Preneur déclare remplir les conditions, et aux stipulations qui suivent.
Dans le présent bail, les termes ci-dessous ont le sens suivant :
- **« Bail »** : le présent document et ses annexes, ainsi que leurs avenants ;
- **« Locaux »** : les locaux désignés à l’article « Désignation » ;
- **« Loyer »** : le loyer prévu à l’article « Loyer », tel qu’indexé et révisé ;
- **« Terme »** : le dernier jour de la durée convenue du Bail.
`,
    ],
    [
      1,
      'Désignation',
      `
Les Locaux sont les suivants : {premises}. Le Preneur les a visités. Une différence de superficie de moins d’un vingtième ne donne lieu à aucune réclamation.
Un état des lieux est établi contradictoirement et amiablement lors de la prise de possession et lors de la restitution, ou par un commissaire de justice à frais partagés, conformément à l’article L. 145-40-1 du code de commerce. Il est joint au Bail. Le Bailleur qui n’a pas fait toutes diligences pour l’établir ne peut se prévaloir de la présomption de l’article 1731 du code civil.
`,
    ],
    [
      1,
      'Destination',
      `
Les Locaux sont affectés exclusivement aux activités suivantes : {premises_use}. Le Preneur peut y adjoindre des activités connexes ou complémentaires, ou être autorisé à en exercer d’autres, dans les conditions des articles L. 145-47 à L. 145-55 du code de commerce. Il fait son affaire des autorisations administratives que son activité exige ; le Bailleur déclare qu’aucune règle d’urbanisme ni aucun règlement de copropriété dont il a connaissance ne s’y oppose.
`,
    ],
    [1, 'Durée et congés', ``],
    [
      2,
      'Prise d’effet et durée',
      `
Le Bail prend effet le {effective_date}. Il est conclu pour une durée de {duration} à compter de cette date. Cette durée ne peut être inférieure à neuf ans, conformément à l’article L. 145-4 du code de commerce.
`,
    ],
    [
      2,
      'Congé triennal du Preneur',
      `
Le Preneur peut donner congé pour l’expiration de chaque période triennale, sans avoir à motiver sa décision et sans indemnité, au moins {notice} à l’avance. Il n’est pas dérogé à cette faculté.
`,
    ],
    [
      2,
      'Congé triennal du Bailleur',
      `
Le Bailleur a la même faculté, au moins {notice} à l’avance, dans les seuls cas des articles L. 145-18, L. 145-21, L. 145-23-1 et L. 145-24 du code de commerce, afin de construire, de reconstruire ou de surélever l’immeuble, de réaffecter le local d’habitation accessoire ou d’exécuter des travaux prescrits ou autorisés.
`,
    ],
    [
      2,
      'Congé pour le Terme et prolongation tacite',
      `
Le Bail ne cesse que par l’effet d’un congé donné au moins {notice} à l’avance, ou d’une demande de renouvellement. À défaut, il se prolonge tacitement au-delà du Terme pour une durée indéterminée, aux mêmes conditions ; chaque Partie peut alors y mettre fin par un congé donné au moins {notice} à l’avance et pour le dernier jour d’un trimestre civil, conformément à l’article L. 145-9 du code de commerce.
`,
    ],
    [
      2,
      'Forme et date des congés',
      `
Le congé triennal du Preneur est donné, à son choix, par lettre recommandée avec demande d’avis de réception ou par acte d’un commissaire de justice. Tout autre congé est donné par acte d’un commissaire de justice ; celui du Bailleur précise ses motifs et indique, à peine de nullité, que le Preneur qui entend le contester ou demander une indemnité d’éviction saisit le tribunal dans les deux ans de la date pour laquelle il est donné.
La date retenue pour apprécier le respect d’un délai est celle de la première présentation de la lettre à son destinataire, conformément à l’article R. 145-1-1 du code de commerce, ou celle de la signification de l’acte.
`,
    ],
    [
      2,
      'Renouvellement',
      `
À l’expiration du Bail, le Preneur a droit à son renouvellement dans les conditions des articles L. 145-8 à L. 145-12 du code de commerce. Le Bailleur qui le refuse sans motif grave et légitime doit l’indemnité d’éviction prévue à l’article L. 145-14. Le Preneur en demande le renouvellement, dans les six mois qui précèdent le Terme ou à tout moment de la prolongation, par lettre recommandée avec demande d’avis de réception ou par acte d’un commissaire de justice.
`,
    ],
    [1, 'Loyer et charges', ``],
    [
      2,
      'Loyer',
      `
Le Bail est consenti moyennant un loyer annuel de **{amount_incl_tax}** toutes taxes comprises, charges non comprises, payable en quatre termes égaux et d’avance, le premier jour de chaque trimestre civil, par virement. Le premier terme est calculé à proportion des jours restant à courir.
[if rent_with_vat eq true]
Le Bailleur est assujetti à la taxe sur la valeur ajoutée ou a opté pour elle en application de l’article 260, 2° du code général des impôts : le Loyer la comprend, au taux de {vat_rate}. En cas de changement du taux légal, la taxe est due au taux en vigueur au jour de son exigibilité.
[end]
[if rent_with_vat eq false]
Le Loyer n’est pas soumis à la taxe sur la valeur ajoutée, le Bailleur n’ayant pas opté pour elle.
[end]
[if rent_free_period filled]
Le Bailleur accorde au Preneur une franchise de Loyer de {rent_free_period} à compter de la prise d’effet du Bail. Les charges, impôts et taxes restent dus pendant cette période.
[end]
`,
    ],
    [
      2,
      'Indexation',
      `
Le Loyer est indexé de plein droit, à la hausse comme à la baisse, à chaque date anniversaire de la prise d’effet du Bail, en proportion de la variation de l’indice des loyers commerciaux (ILC) publié par l’Institut national de la statistique et des études économiques. L’indice de référence est le suivant : {reference_index}. Il est comparé à l’indice du même trimestre de l’année suivante, qui devient l’indice de référence de l’indexation suivante, de sorte que la période de variation de l’indice ne dépasse jamais celle qui sépare deux indexations (article L. 112-1 du code monétaire et financier).
Si l’indice cesse d’être publié, celui que la loi ou l’Institut désigne le remplace ; à défaut, les Parties en conviennent ou le font fixer par un expert désigné en justice.
`,
    ],
    [
      2,
      'Révision légale',
      `
L’indexation ne prive aucune Partie de la révision prévue aux articles L. 145-38 et L. 145-39 du code de commerce. La hausse de Loyer qui résulte d’une révision ou d’un déplafonnement ne peut conduire à une augmentation supérieure, pour une année, à dix pour cent du Loyer acquitté l’année précédente.
`,
    ],
    [
      2,
      'Charges, impôts et taxes',
      `
Le Preneur rembourse au Bailleur, à proportion de la superficie exploitée, les seules charges, impôts, taxes et redevances portés à l’inventaire annexé, conformément aux articles L. 145-40-2 et R. 145-35 à R. 145-37 du code de commerce. Il verse avec chaque terme une provision de {charges_advance}, ajustée chaque année sur les dépenses réelles.
Le Bailleur adresse au Preneur l’état récapitulatif annuel, avec la régularisation des provisions, avant le 30 septembre de l’année suivante ou, en copropriété, dans les trois mois de la reddition des comptes. Il lui communique les justificatifs à sa demande.
`,
    ],
    [
      2,
      'Dépôt de garantie',
      `
Le Preneur verse à la signature un dépôt de garantie de {security_deposit}, qui varie comme le Loyer. Il est restitué dans les deux mois de la remise des clés, déduction faite des sommes dues et justifiées. Les sommes payées d’avance à titre de garantie qui excèdent deux termes de Loyer portent intérêt au profit du Preneur dans les conditions de l’article L. 145-40 du code de commerce. En cas de vente, l’obligation de restituer passe à l’acquéreur avec le dépôt, que le vendeur lui remet.
`,
    ],
    [
      2,
      'Retard de paiement',
      `
Toute somme non payée à l’échéance porte intérêt de plein droit, sans rappel, au taux légal majoré de cinq points, à compter de l’échéance et jusqu’au paiement.
`,
    ],
    [1, 'Entretien, travaux et grosses réparations', ``],
    [
      2,
      'Obligations du Bailleur',
      `
Le Bailleur délivre les Locaux en bon état, assure au Preneur leur jouissance paisible et prend à sa charge les grosses réparations de l’article 606 du code civil, les honoraires liés à leur réalisation, les travaux qui remédient à la vétusté ou mettent l’immeuble en conformité lorsqu’ils relèvent de ces grosses réparations, ainsi que les dépenses que l’article R. 145-35 du code de commerce lui réserve.
`,
    ],
    [
      2,
      'Obligations du Preneur',
      `
Le Preneur entretient les Locaux en bon état de réparations locatives et d’entretien courant, les garnit de meubles suffisants, use des équipements raisonnablement, avertit sans délai le Bailleur de tout désordre et souffre les travaux nécessaires dans les conditions de l’article 1724 du code civil.
`,
    ],
    [
      2,
      'Travaux du Preneur',
      `
Les travaux qui touchent au gros œuvre, à la façade ou aux réseaux communs supposent l’accord préalable et écrit du Bailleur, qui ne le refuse pas sans motif légitime. Les autres aménagements sont libres. À la sortie, les améliorations restent au Bailleur sans indemnité, sans que celui-ci puisse exiger la remise en l’état initial de travaux qu’il a autorisés.
`,
    ],
    [
      1,
      'Informations remises au Preneur',
      `
Le Bailleur remet au Preneur, qui en accuse réception : l’état prévisionnel des travaux envisagés dans les trois années suivantes et l’état récapitulatif de ceux des trois années précédentes, avec leur coût (article L. 145-40-2 du code de commerce) ; l’état des risques (article L. 125-5 du code de l’environnement) ; le diagnostic de performance énergétique (article L. 126-26 du code de la construction et de l’habitation) ; et, selon l’immeuble, le dossier technique relatif à l’amiante et l’annexe environnementale de l’article L. 125-9 du code de l’environnement.
`,
    ],
    [
      1,
      'Assurances',
      `
Le Bailleur assure l’immeuble. Le Preneur assure, auprès d’une compagnie notoirement solvable, ses biens, ses aménagements, sa responsabilité locative et le recours des voisins et des tiers ; il en justifie à la remise des clés puis chaque année. Les Parties et leurs assureurs renoncent à tout recours réciproque au-delà des indemnités perçues.
`,
    ],
    [
      1,
      'Cession et sous-location',
      `
Le Preneur peut céder son droit au Bail à l’acquéreur de son fonds de commerce ou de son entreprise, ainsi que dans les cas de l’article L. 145-16 du code de commerce. Toute autre cession suppose l’accord préalable et écrit du Bailleur. Le cédant garantit le paiement des sommes dues par le cessionnaire pendant trois ans à compter de la cession (article L. 145-16-2 du même code) ; le Bailleur l’informe de tout défaut de paiement dans le mois.
Toute sous-location, même partielle, suppose l’accord écrit du Bailleur, appelé à concourir à l’acte (article L. 145-31 du même code). La domiciliation d’une société du groupe du Preneur est permise.
`,
    ],
    [
      1,
      'Droit de préférence du Preneur',
      `
Lorsque le Bailleur envisage de vendre les Locaux, il en informe le Preneur par lettre recommandée avec demande d’avis de réception ou remise en main propre contre récépissé, en indiquant le prix et les conditions. Cette notification vaut offre de vente pendant un mois, dans les conditions et sous les exceptions de l’article L. 145-46-1 du code de commerce.
`,
    ],
    [
      1,
      'Destruction des Locaux',
      `
Si les Locaux sont détruits en totalité par cas fortuit, le Bail est résilié de plein droit (article 1722 du code civil). S’ils ne le sont qu’en partie, le Preneur peut demander une réduction du Loyer ou la résiliation.
`,
    ],
    [
      1,
      'Clause résolutoire',
      `
À défaut de paiement à l’échéance d’une somme due au titre du Bail, ou en cas d’inexécution d’une obligation qui en résulte, le Bail est résilié de plein droit un mois après un commandement ou une mise en demeure, délivré par acte d’un commissaire de justice, resté infructueux et mentionnant ce délai (article L. 145-41 du code de commerce). Le juge peut accorder des délais et suspendre les effets de la présente clause.
`,
    ],
    [
      1,
      'Restitution des Locaux',
      `
Le dernier jour du Bail, le Preneur rend les Locaux libres, en bon état de réparations locatives compte tenu de leur usage normal et de la vétusté, et remet les clés. L’occupation au-delà, sans droit ni titre, donne lieu à une indemnité journalière égale au trois cent soixante-cinquième du Loyer annuel majoré de moitié, que le juge peut modérer.
`,
    ],
    [1, 'Dispositions générales', ``],
    [
      2,
      'Intégralité et modifications',
      `
Le Bail et ses annexes expriment l’intégralité de l’accord des Parties. Ils ne sont modifiés que par avenant écrit et signé. Une tolérance, quelle qu’en soit la durée, n’emporte pas renonciation à un droit. Toute stipulation contraire à une disposition d’ordre public du statut est réputée non écrite ; les autres demeurent.
`,
    ],
    [
      2,
      'Confidentialité et données personnelles',
      `
Les données des représentants des Parties sont traitées aux seules fins de gestion du Bail, conformément au règlement (UE) 2016/679 du 27 avril 2016 ; les personnes concernées exercent leurs droits auprès de la Partie qui détient leurs données.
`,
    ],
    [
      2,
      'Frais, enregistrement et élection de domicile',
      `
Chaque Partie supporte les honoraires de ses conseils. Le Bail peut être enregistré par la Partie qui le souhaite, à ses frais. Les Parties élisent domicile en leur siège ; à compter de la prise de possession, le Preneur peut aussi être joint dans les Locaux.
`,
    ],
    [
      2,
      'Preuve et signature électronique',
      `
Les Parties conviennent de signer le Bail par voie électronique, dans les conditions des articles 1366 et 1367 du code civil et du règlement (UE) n° 910/2014. Le document ainsi signé vaut original ; chaque Partie en reçoit un exemplaire sur support durable.
`,
    ],
    [
      1,
      'Droit applicable et litiges',
      `
Le Bail est soumis au droit français. Les contestations relatives à la fixation du prix du Bail révisé ou renouvelé sont portées, après mémoire et le cas échéant devant la commission départementale de conciliation, devant le président du tribunal judiciaire du lieu de situation des Locaux ; les autres litiges relèvent du tribunal judiciaire de {court_city}, dans le ressort duquel les Locaux sont situés (articles R. 145-23 et suivants du code de commerce).
`,
    ],
  ],
  annexes: [
    {
      name: 'Inventaire des charges, impôts, taxes et redevances',
      sections: [
        [
          1,
          'Répartition entre Bailleur et Preneur',
          `
Le présent inventaire est précis et limitatif ; ce qui n’est pas mis à la charge du Preneur reste à celle du Bailleur.
| Catégorie | Bailleur | Preneur |
| Grosses réparations de l’article 606 du code civil et honoraires correspondants | En totalité | Aucune part |
| Travaux de vétusté ou de mise en conformité relevant des grosses réparations | En totalité | Aucune part |
| Entretien courant des Locaux et réparations locatives | Aucune part | En totalité |
| Entretien des parties et équipements communs | Parts des locaux vacants et des autres locataires | À proportion de la superficie exploitée |
| Eau, énergie, chauffage et climatisation des Locaux | Aucune part | Selon les compteurs ou, à défaut, la superficie exploitée |
| Assurance de l’immeuble | En totalité, franchises comprises | Aucune part |
| Taxe foncière et taxes additionnelles, taxe d’enlèvement des ordures ménagères | Parts des locaux vacants et des autres locataires | À proportion de la superficie exploitée |
| Contribution économique territoriale et autres impôts dont le redevable légal est le Bailleur | En totalité | Aucune part |
| Contribution économique territoriale et autres impôts dont le redevable légal est le Preneur | Aucune part | En totalité |
| Honoraires de gestion des loyers de l’immeuble | En totalité | Aucune part |
`,
        ],
        [
          1,
          'Évolution de l’inventaire',
          `
En cours de Bail, le Bailleur informe le Preneur des charges, impôts, taxes et redevances nouveaux. Ils ne sont répartis qu’en application de la loi ou d’un avenant. Dans un ensemble immobilier, la répartition est fonction de la surface exploitée ; le montant des impôts, taxes et redevances imputés au Preneur correspond strictement au local qu’il occupe et à la quote-part des parties communes nécessaires à son exploitation.
`,
        ],
      ],
    },
  ],
  signature: signatures.fr,
}
