import type { TipsText } from './types';

export const es: TipsText = {
  hero: {
    title: 'Consejos para su safari',
    lead: 'Qué llevar, qué preguntar, cuándo ir: lo que contamos a los amigos antes de su primer safari y nos recordamos a nosotros mismos antes del siguiente.',
  },
  categories: {
    safety: {
      title: 'Seguridad',
      lead: 'Los animales salvajes rara vez son peligrosos para quien les deja espacio.',
      tips: [
        'No baje del vehículo si el guía no lo indica y, cerca de los animales, mantenga brazos y cabeza dentro.',
        'En los campamentos sin valla, de noche camine solo en compañía del personal.',
        'No se bañe ni entre en ríos o lagos que sus anfitriones no hayan autorizado: los hipopótamos y los cocodrilos apenas se ven.',
        'Haga al instante lo que diga el guía y pregunte el motivo después.',
        'Lleve copias del pasaporte, del seguro y de los bonos separadas de los originales.',
        'Contrate un seguro de viaje que cubra la evacuación médica por aire.',
      ],
    },
    weather: {
      title: 'Clima',
      lead: 'África no siempre es calurosa, y menos a las seis de la mañana en un vehículo abierto.',
      tips: [
        'Vístase por capas: forro polar y cortavientos al alba, manga corta a partir de las diez.',
        'De junio a agosto las noches son frías en el sur de África y en las tierras altas; el gorro y los guantes van en serio.',
        'Octubre es el mes más caluroso en muchos parques del sur, a menudo con más de 35 grados. Prevea un largo descanso al mediodía.',
        'En África oriental las lluvias largas caen más o menos de marzo a mayo; las cortas, en noviembre y diciembre.',
        'Sombrero de ala, protección solar alta y bálsamo labial hacen falta todos los días, también con nubes.',
        'Tenga a mano una bolsa estanca para la cámara cuando haya polvo en las pistas o el cielo se ponga negro.',
      ],
    },
    health: {
      title: 'Salud',
      lead: 'Una cita en un centro de medicina del viajero, entre cuatro y seis semanas antes, resuelve casi todo.',
      tips: [
        'Pregunte por la prevención de la malaria para su ruta y su mes exactos, y tome las pastillas todo el tiempo que le indiquen.',
        'Compruebe las normas sobre la fiebre amarilla: muchos países exigen certificado si se llega de un país con riesgo de transmisión o se hace escala en él.',
        'Use repelente desde el atardecer, lleve manga larga y duerma bajo la mosquitera.',
        'Beba agua tratada o embotellada, más de la que pida la sed, y tenga cuidado con el hielo.',
        'Lleve los medicamentos con receta en su envase, con un informe médico y en el equipaje de mano.',
        'Informe al operador de alergias, problemas de corazón o embarazo antes de reservar: muchos campamentos están a horas de una clínica.',
      ],
    },
    cultural: {
      title: 'Cultura',
      lead: 'Usted es huésped por partida doble: de los animales y de las personas que viven junto a ellos.',
      tips: [
        'Pida permiso antes de fotografiar a alguien y acepte un no con una sonrisa.',
        'Primero salude y luego pregunte: en suajili, un simple «jambo» o «habari» abre casi todas las puertas.',
        'Cúbrase hombros y rodillas en ciudades y pueblos, y en Zanzíbar fuera de la playa.',
        'Dé y reciba con la mano derecha o con las dos.',
        'Apoye a escuelas y clínicas a través de los proyectos que conocen sus anfitriones, no con dulces o dinero a los niños.',
        'Es costumbre dar propina a los guías y al personal: pregunte antes por la cantidad habitual y lleve billetes pequeños.',
      ],
    },
    environment: {
      title: 'Medio ambiente',
      lead: 'La mejor huella de una visita es ninguna.',
      tips: [
        'No pida al conductor que salga de la pista ni que se acerque más. En la mayoría de los parques nacionales está prohibido circular campo a través.',
        'Deje en casa las bolsas de plástico: Tanzania y Kenia las prohíben, y otros países siguen su ejemplo.',
        'Lleve una botella rellenable; casi todos los campamentos tienen agua filtrada.',
        'Ante los animales, hable bajo y con el motor apagado.',
        'No alimente nunca a los animales, ni siquiera al mono de la mesa del desayuno.',
        'No compre nada de marfil, cuerno, carey, coral o piel. Llevárselo es ilegal y cuesta vidas.',
      ],
    },
    photography: {
      title: 'Fotografía',
      lead: 'La mejor foto se hace casi siempre en la primera o en la última hora de luz.',
      tips: [
        'Un zum de hasta 300 o 400 milímetros sirve para la mayoría de los animales; el móvil, para cielos y campamentos.',
        'Apoye el objetivo en un saquito de legumbres sobre el techo o la ventanilla. En un vehículo el trípode no sirve.',
        'Mida la luz del fondo: una silueta al atardecer dice más que un costado iluminado con flash.',
        'No use flash con los animales, sobre todo de noche.',
        'Deje el dron en casa: sin permiso está prohibido en casi todos los parques.',
        'Lleve baterías y tarjetas de repuesto y un paño, y desactive la ubicación en las fotos de rinocerontes.',
      ],
    },
  },
  seasons: {
    lead: 'Dos estaciones, como regla general. La altitud, la costa y alguna nube terca ponen sus excepciones.',
    dry: {
      title: 'Estación seca',
      months: 'De mayo a octubre',
      description:
        'Vegetación clara, poca lluvia, pocos mosquitos: los animales se reúnen en ríos y charcas y es fácil encontrarlos. Las mañanas son frías, el cielo está despejado y los precios alcanzan su máximo de julio a septiembre.',
    },
    rainy: {
      title: 'Estación de lluvias',
      months: 'De noviembre a abril',
      description:
        'Llanuras verdes, crías, aves migratorias y cielos dramáticos, con menos visitantes y precios más bajos. Los chaparrones suelen ser breves, pero algunas pistas se vuelven barro y algunos campamentos cierran.',
    },
  },
  topDestinations: [
    {
      name: 'Serengueti',
      country: 'Tanzania',
      bestTime: 'De diciembre a julio (migración)',
      line: 'Llanuras sin fin y las manadas que nunca dejan de cruzarlas.',
    },
    {
      name: 'Masái Mara',
      country: 'Kenia',
      bestTime: 'De julio a octubre',
      line: 'Grandes felinos en la hierba corta y el drama del río.',
    },
    {
      name: 'Kruger',
      country: 'Sudáfrica',
      bestTime: 'De mayo a septiembre',
      line: 'Los cinco grandes desde su propio coche y a su ritmo.',
    },
    {
      name: 'Delta del Okavango',
      country: 'Botsuana',
      bestTime: 'De mayo a octubre',
      line: 'Agua en el desierto, vista desde un mokoro.',
    },
  ],
  closing: {
    title: '¿Nos ponemos en marcha?',
    text: 'Mire las ofertas en curso o díganos qué tiene en mente: preguntaremos por usted a nuestros operadores.',
  },
};
