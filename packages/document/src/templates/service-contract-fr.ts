import type { TemplateText } from './contract-template.ts'

/** Services between professionals under French law. */
export const serviceContractFr: TemplateText = {
  title: 'Contrat de prestation de services',
  body: 'Contrat',
  sections: [
    [
      1,
      'Les Parties',
      `
Le présent contrat est conclu entre :
**{counterparty_name}**, {provider_legal_form}, immatriculée sous le numéro {counterparty_siren}, dont le siège est situé {counterparty_address}, représentée par {provider_signatory}, en qualité de {provider_signatory_title}, dûment habilité(e) aux fins des présentes,
ci-après le **« Prestataire »**, d’une part,
et
**{company_name}**, {client_legal_form}, immatriculée sous le numéro {company_siren}, dont le siège est situé {company_address}, représentée par {client_signatory}, en qualité de {client_signatory_title}, dûment habilité(e) aux fins des présentes,
ci-après le **« Client »**, d’autre part,
ci-après désignés ensemble les **« Parties »** et individuellement une **« Partie »**.
`,
    ],
    [
      1,
      'Préambule',
      `
Le Client recherche un professionnel capable d’assurer les prestations décrites ci-après. Il a exprimé ses besoins auprès du Prestataire, qui a pu poser toutes les questions utiles et qui déclare disposer des compétences, des moyens et du personnel qualifié pour y répondre.
Chaque Partie reconnaît avoir reçu de l’autre, conformément à l’article 1112-1 du code civil, les informations dont l’importance était déterminante de son consentement. Les stipulations du présent contrat ont été librement négociées. Le préambule et les annexes en font partie intégrante.
`,
    ],
    [
      1,
      'Définitions',
      `
Dans le présent contrat, les termes ci-dessous, employés au singulier ou au pluriel, ont le sens suivant :
- **« Contrat »** : le présent document et ses annexes, ainsi que leurs avenants ;
- **« Prestations »** : les services décrits à l’annexe « Description des prestations » ;
- **« Livrables »** : les documents, études, développements et autres résultats que le Prestataire remet au Client en exécution du Contrat ;
- **« Jour ouvré »** : tout jour autre que le samedi, le dimanche et les jours fériés légaux en France métropolitaine ;
- **« Terme »** : le dernier jour de la période contractuelle en cours, initiale ou renouvelée.
`,
    ],
    [
      1,
      'Objet',
      `
Le Contrat fixe les conditions dans lesquelles le Prestataire réalise pour le Client, qui l’accepte, les Prestations suivantes : {service_description}.
Le contenu détaillé, le calendrier et les niveaux de service figurent en annexe. En cas de contradiction, les articles du Contrat prévalent sur les annexes, et l’annexe la plus récente sur les précédentes. Les conditions générales de vente ou d’achat de l’une ou l’autre des Parties ne s’appliquent pas.
`,
    ],
    [1, 'Durée et renouvellement', ``],
    [
      2,
      'Entrée en vigueur et durée initiale',
      `
Le Contrat prend effet le {effective_date}. Il est conclu pour une durée déterminée de {duration} à compter de cette date.
`,
    ],
    [
      2,
      'Renouvellement',
      `
[if tacit_renewal eq true]
À l’arrivée du Terme, le Contrat se renouvelle par tacite reconduction pour des périodes successives de {renewal_duration}, aux mêmes conditions, sauf dénonciation dans les formes et délais prévus à l’article « Préavis et dénonciation ». Par dérogation au second alinéa de l’article 1214 du code civil, chaque période renouvelée est à durée déterminée.
[end]
[if tacit_renewal eq false]
Le Contrat prend fin de plein droit à l’arrivée du Terme, sans formalité ni indemnité. Il n’est pas renouvelable par tacite reconduction ; toute prolongation suppose un avenant signé des deux Parties avant le Terme. La poursuite de fait de relations après le Terme ne vaut pas renouvellement.
[end]
`,
    ],
    [
      1,
      'Préavis et dénonciation',
      `
[if tacit_renewal eq true]
Chaque Partie peut s’opposer au renouvellement, sans avoir à motiver sa décision et sans indemnité, en notifiant à l’autre sa dénonciation au moins {notice} avant le Terme.
[end]
Toute dénonciation et toute résiliation sont notifiées par lettre recommandée avec demande d’avis de réception, ou par lettre recommandée électronique au sens de l’article L. 100 du code des postes et des communications électroniques. La date retenue pour apprécier le respect d’un délai est celle de la première présentation de la lettre à son destinataire.
Pendant le préavis, les Parties exécutent le Contrat de bonne foi et dans toutes ses stipulations.
`,
    ],
    [1, 'Prix et paiement', ``],
    [
      2,
      'Prix',
      `
En contrepartie des Prestations, le Client verse au Prestataire la somme de **{amount_incl_tax}** toutes taxes comprises, taxe sur la valeur ajoutée au taux de {vat_rate} incluse, pour la durée initiale. En cas de changement du taux légal, la taxe est facturée au taux en vigueur au jour de son exigibilité.
Ce prix est ferme. Il comprend l’ensemble des coûts nécessaires aux Prestations, à l’exception des frais de déplacement préalablement acceptés par écrit par le Client, remboursés sur justificatifs.
`,
    ],
    [
      2,
      'Révision',
      `
[if price_revision eq true]
À chaque date anniversaire de la prise d’effet, le prix peut être révisé à la demande de l’une des Parties selon la formule P = P0 × (S ÷ S0), où P est le prix révisé, P0 le prix en vigueur avant révision, S le dernier indice Syntec publié à la date de la révision et S0 le dernier indice publié à la date d’effet du Contrat ou de la révision précédente. La révision est notifiée trente jours avant son application.
[end]
[if price_revision eq false]
Le prix n’est pas révisable pendant la durée initiale. Toute évolution pour une période renouvelée fait l’objet d’un avenant.
[end]
`,
    ],
    [
      2,
      'Facturation et délai de paiement',
      `
Les Prestations sont facturées selon la périodicité suivante : {billing_frequency}. Les factures sont payables par virement dans un délai de {payment_term} à compter de leur date d’émission, sans pouvoir excéder les plafonds prévus à l’article L. 441-10 du code de commerce. Aucun escompte n’est accordé pour paiement anticipé.
Le Client qui conteste une facture en informe le Prestataire par écrit motivé dans les quinze jours de sa réception et règle la part non contestée à l’échéance.
`,
    ],
    [
      2,
      'Retard de paiement',
      `
Toute somme non payée à l’échéance porte intérêt de plein droit, sans rappel, au taux appliqué par la Banque centrale européenne à son opération de refinancement la plus récente majoré de dix points de pourcentage, et donne lieu à l’indemnité forfaitaire pour frais de recouvrement de 40 € prévue à l’article D. 441-5 du code de commerce.
Après mise en demeure restée sans effet pendant quinze jours, le Prestataire peut suspendre l’exécution des Prestations jusqu’au paiement.
`,
    ],
    [
      1,
      'Obligations du Prestataire',
      `
Le Prestataire exécute les Prestations avec le soin et la diligence d’un professionnel de son secteur, selon les règles de l’art et les normes en vigueur. Il est tenu d’une obligation de moyens, et d’une obligation de résultat pour le respect des délais et niveaux de service expressément garantis en annexe. À ce titre, il :
- affecte aux Prestations un personnel qualifié et en nombre suffisant, dont il assure seul l’encadrement et l’autorité hiérarchique ;
- conseille le Client et l’alerte sans délai sur toute difficulté susceptible d’affecter la qualité, le coût ou le calendrier ;
- rend compte de l’avancement selon la fréquence prévue en annexe ;
- remet au Client, à la conclusion du Contrat puis tous les six mois, les documents prévus à l’article D. 8222-5 du code du travail.
Le Prestataire ne sous-traite tout ou partie des Prestations qu’avec l’accord préalable et écrit du Client ; il demeure alors seul responsable envers lui.
`,
    ],
    [
      1,
      'Obligations du Client',
      `
Le Client collabore de bonne foi à l’exécution du Contrat. Il :
- remet au Prestataire, en temps utile, les informations, documents et accès nécessaires ;
- désigne un interlocuteur disposant du pouvoir de décision ;
- se prononce sur les Livrables dans les délais convenus ;
- paie le prix aux échéances prévues.
`,
    ],
    [
      1,
      'Recette des Livrables',
      `
Le Client dispose de dix Jours ouvrés à compter de la remise d’un Livrable pour l’accepter ou notifier par écrit ses réserves motivées. Le Prestataire corrige à ses frais les non-conformités dans un délai de dix Jours ouvrés, puis présente à nouveau le Livrable. À défaut de réponse du Client dans ce délai, et après un rappel resté sans effet pendant cinq Jours ouvrés, le Livrable est réputé accepté.
`,
    ],
    [
      1,
      'Propriété intellectuelle',
      `
Chaque Partie conserve la propriété des connaissances, outils et droits antérieurs au Contrat ou acquis indépendamment de lui.
Sous réserve du paiement intégral du prix correspondant, le Prestataire cède au Client, à titre exclusif, les droits de reproduction, de représentation, d’adaptation, de traduction et de distribution portant sur les Livrables, sur tous supports et par tous procédés, pour les besoins de son activité et de celle des sociétés de son groupe, pour le monde entier et pour la durée légale de protection des droits d’auteur. Le prix de cette cession est compris dans le prix des Prestations.
Le Prestataire garantit qu’il détient ou a acquis l’ensemble de ces droits et tient le Client indemne de toute réclamation d’un tiers à ce titre.
`,
    ],
    [
      1,
      'Confidentialité',
      `
Chaque Partie garde confidentielles les informations de toute nature reçues de l’autre à l’occasion du Contrat, ne les utilise que pour son exécution et ne les communique qu’à ceux de ses salariés, conseils et sous-traitants autorisés qui ont besoin d’en connaître et sont tenus au même secret.
Ne sont pas visées les informations dont la Partie qui les a reçues démontre qu’elles étaient publiques ou le sont devenues sans faute de sa part, qu’elle les détenait déjà, qu’elle les a reçues licitement d’un tiers, ou que la loi ou une autorité lui impose de divulguer ; dans ce dernier cas, elle en avise l’autre Partie si cela lui est permis.
Cette obligation dure pendant le Contrat et {confidentiality_duration} après sa fin, quelle qu’en soit la cause. À cette date, chaque Partie restitue ou détruit, sur demande, les informations reçues.
`,
    ],
    [
      1,
      'Données à caractère personnel',
      `
Chaque Partie respecte le règlement (UE) 2016/679 du 27 avril 2016 (RGPD) et la loi n° 78-17 du 6 janvier 1978. Les données des représentants et interlocuteurs des Parties sont traitées aux seules fins de gestion de la relation contractuelle ; les personnes concernées exercent leurs droits auprès de la Partie qui détient leurs données.
[if personal_data_processing eq true]
Lorsque le Prestataire traite des données à caractère personnel pour le compte du Client, il agit en qualité de sous-traitant au sens de l’article 28 du RGPD. À ce titre, il :
- ne traite les données que sur instruction documentée du Client, pour la durée et aux fins des Prestations ;
- veille à ce que les personnes autorisées soient soumises à une obligation de confidentialité ;
- met en œuvre les mesures techniques et organisationnelles prévues à l’article 32 du RGPD ;
- ne recourt à un autre sous-traitant et ne transfère de données hors de l’Espace économique européen qu’avec l’autorisation écrite préalable du Client ;
- notifie au Client toute violation de données dans les quarante-huit heures de sa découverte ;
- aide le Client à répondre aux demandes des personnes et à satisfaire aux articles 32 à 36 du RGPD ;
- supprime ou restitue les données à la fin des Prestations, au choix du Client, et tient à sa disposition les éléments démontrant le respect du présent article.
[end]
`,
    ],
    [
      1,
      'Responsabilité et assurance',
      `
Chaque Partie répond des dommages directs et prévisibles que ses manquements causent à l’autre. La responsabilité totale du Prestataire au titre du Contrat est limitée, tous dommages confondus et par période contractuelle, à la somme de {liability_cap}.
Cette limite ne s’applique ni en cas de faute lourde ou dolosive, ni aux dommages corporels, ni aux manquements à la confidentialité ou à la protection des données personnelles, ni à la garantie de propriété intellectuelle. Elle ne prive pas de sa substance l’obligation essentielle du Prestataire.
Le Prestataire déclare être assuré pour sa responsabilité civile professionnelle auprès d’une compagnie notoirement solvable et en justifie à première demande.
`,
    ],
    [
      1,
      'Force majeure',
      `
Aucune Partie n’est responsable de l’inexécution due à un événement de force majeure au sens de l’article 1218 du code civil. La Partie empêchée en avise l’autre dans les cinq Jours ouvrés. Si l’empêchement dure plus de soixante jours, chaque Partie peut résilier le Contrat de plein droit, par notification, sans indemnité.
`,
    ],
    [
      1,
      'Résiliation pour manquement',
      `
En cas de manquement grave de l’une des Parties à ses obligations, non réparé dans les trente jours suivant une mise en demeure précisant le manquement et visant le présent article, l’autre Partie peut résilier le Contrat de plein droit, sans préjudice des dommages et intérêts auxquels elle peut prétendre. La mise en demeure n’est pas requise lorsque le manquement est irrémédiable.
`,
    ],
    [
      1,
      'Conséquences de la fin du Contrat',
      `
À la fin du Contrat, quelle qu’en soit la cause, le Prestataire remet au Client, dans les quinze jours, les Livrables achevés ou en cours, les documents et les accès qui lui appartiennent. Les Prestations exécutées jusqu’à cette date restent dues. Il apporte, pendant une durée maximale de trois mois, l’assistance raisonnable nécessaire à la reprise des Prestations par le Client ou par un tiers, aux conditions tarifaires du Contrat.
Les articles relatifs à la propriété intellectuelle, à la confidentialité, aux données à caractère personnel, à la responsabilité et au droit applicable survivent à la fin du Contrat.
`,
    ],
    [1, 'Dispositions générales', ``],
    [
      2,
      'Intégralité et modifications',
      `
Le Contrat exprime l’intégralité de l’accord des Parties sur son objet et remplace tout accord antérieur. Il n’est modifié que par avenant écrit et signé des deux Parties.
`,
    ],
    [
      2,
      'Cession',
      `
Le Contrat est conclu en considération de la personne des Parties. Aucune ne peut le céder, en tout ou partie, sans l’accord préalable et écrit de l’autre.
`,
    ],
    [
      2,
      'Indépendance, tolérance et nullité partielle',
      `
Les Parties sont indépendantes ; le Contrat ne crée entre elles ni société, ni mandat, ni lien de subordination. Le fait de ne pas se prévaloir d’un droit n’emporte pas renonciation. La nullité d’une stipulation n’affecte pas les autres ; les Parties la remplacent de bonne foi par une stipulation valable d’effet équivalent.
`,
    ],
    [
      2,
      'Preuve et signature électronique',
      `
Les Parties conviennent de signer le Contrat par voie électronique, dans les conditions des articles 1366 et 1367 du code civil et du règlement (UE) n° 910/2014. Le document ainsi signé vaut original ; chaque Partie en reçoit un exemplaire sur support durable.
`,
    ],
    [
      1,
      'Droit applicable et litiges',
      `
Le Contrat est soumis au droit français. En cas de différend, les Parties recherchent une solution amiable pendant trente jours à compter de la notification écrite qui en est faite par l’une d’elles. À défaut, le litige relève de la compétence exclusive du tribunal compétent de {court_city}, y compris en cas de référé, d’appel en garantie ou de pluralité de défendeurs.
`,
    ],
  ],
  annex: {
    name: 'Description des prestations',
    sections: [
      [
        1,
        'Contenu et calendrier',
        `
Le Prestataire réalise les Prestations suivantes, qui peuvent être précisées ou complétées par avenant :
| Prestation | Livrable | Échéance | Volume |
| Cadrage et analyse des besoins | Note de cadrage validée | Un mois après la prise d’effet | 5 jours |
| Réalisation des Prestations : {service_description} | Livrables définis à la note de cadrage | Selon le calendrier validé | Selon la note de cadrage |
| Suivi et assistance | Compte rendu d’activité | Chaque mois | 2 jours par mois |
`,
      ],
      [
        1,
        'Niveaux de service',
        `
Les délais s’entendent en heures et jours ouvrés, de 9 h à 18 h.
| Situation | Prise en compte | Résolution ou solution de contournement |
| Bloquante : les Prestations ne peuvent plus être utilisées | 2 heures | 1 jour |
| Majeure : une fonction importante est dégradée | 4 heures | 3 jours |
| Mineure : gêne sans conséquence importante | 1 jour | 10 jours |
`,
      ],
      [
        1,
        'Interlocuteurs et suivi',
        `
Chaque Partie désigne un interlocuteur. Un comité de suivi se réunit au moins une fois par trimestre ; le Prestataire en rédige le compte rendu sous cinq Jours ouvrés. Ces comptes rendus ne modifient pas le Contrat.
`,
      ],
    ],
  },
  signature: {
    name: 'Signatures',
    sections: [
      [
        1,
        'Signature des Parties',
        `
Fait à {signature_place}, signé électroniquement par les représentants habilités des Parties, à la date portée sur chaque signature.
`,
      ],
    ],
  },
}
