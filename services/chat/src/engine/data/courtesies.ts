/** What counts only where a message asks for nothing else; the longer first. */
export const courtesies = {
  thanks: `
    muchas gracias, mil gracias, muchisimas gracias, un millon de gracias, gracias, agradec*, muy amable, chao,
    chau, adios, hasta luego, nos vemos, listo, perfecto, excelente, genial, vale, ok, okay, okey, dale,
    entendido, bueno, de una, super, bien, a la orden, para servirle, que pena la molestia, dios le pague,
    dios les pague, dios lo bendiga, dios le bendiga, dios les bendiga, feliz dia, feliz tarde, feliz noche,
    thanks a lot, thanks so much, thank you so much, thank you very much, thanks a million, thanks a bunch,
    thank you, thanks, thankyou, thx, ty, bye, goodbye, perfect, great, cheers, appreciate*, got it, see you,
    that s all i needed, that is all i needed, that s all for now, that s all, that is all, thats all, eso era todo, eso es todo, es todo,
    nada mas por ahora, awesome, cool, have a nice *, have a good *, have a great *`,
  greeting: `
    muy buenas tardes, muy buenas noches, muy buenas, wenas, wena, buenas tardes, buenas noches, buenos dias,
    hola, holi, holis, ola, holaa*, buenas, tengan ustedes, yo what s up, anybody there, anybody here,
    anyone there, anyone here, buen dia, buenos, que tal, que mas, saludos, hey, alo, quiubo, quihubo,
    quiubole, que hubo, como esta, como estan, como estas, como me les va, como le va, como les va, como van,
    como va, hello, hi, hiya, good morning, good afternoon, good evening, good day, greetings, howdy, whats up,
    what s up, sup, how are you doing today, how are you doing, how are you today, how are you, how s it going,
    hay alguien, estan ahi, una consultica, una preguntica, una preguntita, una pregunta, una inquietud,
    espero que bien, is this the clinic, es la clinica, todo bien, espero que esten muy bien,
    espero que esten bien, espero que todos esten bien, hope you are well, hope you are doing well,
    how is it going`,
  address: `
    parce, vecino, vecina, sumerce, senorito, senorita, cordial, cordiales, pues, amigo, amiga, amigos, amigas,
    querido, querida, queridos, queridas, estimado, estimada, estimados, estimadas, everyone, folks, guys,
    team, dear, sir, madam, lot, mucho, muchisimo`,
};

/** What a visitor says around the wish for a product. */
export const aroundProducts = `
  productos producto tienda compr* vend* algo marcas marca linea sirv* busc* recomiend* mejor rutinas rutina routine piel usar usa uso use como modo aplic* products product shop store buy sell brands brand something looking recommend* best good skin apply carry tratar cutis cara rostro face`;
