import type { ClauseText } from '../compose-template.ts'

/** Clauses to add to a service agreement. */
export const serviceClausesEs: readonly ClauseText[] = [
  {
    title: 'No captación de personal',
    description: 'Impide contratar a los empleados de la otra Parte, con una indemnización fija.',
    category: 'Recursos humanos',
    text: `
Durante la vigencia del Contrato y los doce meses siguientes a su fin, ninguna de las Partes puede captar ni contratar, directamente o por persona interpuesta, a empleados de la otra Parte que hayan participado en la ejecución del Contrato, salvo consentimiento previo y escrito de esta. Esta prohibición no se aplica al empleado que responda por iniciativa propia a una oferta difundida públicamente.
La Parte incumplidora abona a la otra, en concepto de cláusula penal, una indemnización igual a seis meses de la última retribución bruta mensual del empleado.
`,
  },
  {
    title: 'Revisión anual del precio',
    description: 'Adapta el precio cada año según los precios al consumo, con un límite.',
    category: 'Precio y pago',
    text: `
El precio se revisa de pleno derecho en cada aniversario de la entrada en vigor, en proporción a la variación del índice de precios al consumo publicado para el país del Cliente durante los doce meses anteriores.
La variación anual, al alza o a la baja, se limita al cinco por ciento. Si el índice deja de publicarse, las Partes acuerdan otro; a falta de acuerdo en treinta días, se aplica el índice sustitutivo designado por el organismo que lo publica.
`,
  },
  {
    title: 'Reversibilidad',
    description:
      'Organiza el traspaso de los servicios al final del contrato, con un plan y plazos.',
    category: 'Fin del contrato',
    text: `
Al terminar el Contrato, cualquiera que sea la causa, el Prestador facilita el traspaso de los Servicios al Cliente, o al tercero que este designe, sin interrupción ni merma de calidad. En los treinta días siguientes a la solicitud, elabora un plan de reversibilidad que precisa las etapas, las responsabilidades y el calendario.
El Prestador devuelve todos los datos del Cliente en un formato abierto y documentado, destruye después toda copia y lo certifica por escrito. La reversibilidad dura como máximo tres meses, a las tarifas del Contrato; es gratuita si el Contrato termina por culpa del Prestador.
`,
  },
  {
    title: 'Lucha contra la corrupción',
    description: 'Compromisos de integridad, de aviso y de resolución.',
    category: 'Cumplimiento',
    text: `
Cada Parte cumple las leyes contra la corrupción, el tráfico de influencias y el blanqueo de capitales que le sean aplicables. Se abstiene de ofrecer, prometer, solicitar o aceptar, directa o indirectamente, toda ventaja indebida relacionada con el Contrato, y mantiene medidas de prevención proporcionadas entre su personal.
Informa sin demora a la otra Parte de todo hecho que pueda infringir esta cláusula. Un incumplimiento probado permite a la otra Parte resolver el Contrato de pleno derecho mediante notificación, sin indemnización.
`,
  },
  {
    title: 'Auditoría',
    description:
      'Permite al Cliente comprobar la ejecución del contrato, dentro de límites razonables.',
    category: 'Ejecución',
    text: `
Una vez en cada período de doce meses, con un preaviso de quince Días hábiles, el Cliente puede comprobar, por sí mismo o mediante un auditor independiente sujeto a confidencialidad, que el Prestador cumple sus obligaciones. La auditoría se realiza en horario laboral, sin perturbar la actividad del Prestador ni dar acceso a información de sus otros clientes.
El Cliente asume el coste de la auditoría, salvo que revele un incumplimiento significativo. El Prestador corrige a su cargo las deficiencias observadas en un plazo acordado de buena fe que no supere los sesenta días.
`,
  },
  {
    title: 'Alteración de las circunstancias',
    description:
      'Organiza la renegociación cuando las circunstancias cambian de forma imprevisible.',
    category: 'Equilibrio del contrato',
    text: `
Si un cambio de circunstancias imprevisible al celebrarse el Contrato hace su cumplimiento excesivamente oneroso para una Parte que no había aceptado ese riesgo, esta puede pedir a la otra, por escrito motivado, una renegociación. Las Partes se reúnen en quince días y siguen cumpliendo sus obligaciones durante la renegociación.
A falta de acuerdo en los sesenta días siguientes a la solicitud, cualquiera de las Partes puede resolver el Contrato con un preaviso de tres meses. Las Partes renuncian a pedir al juez la revisión del Contrato.
`,
  },
]
