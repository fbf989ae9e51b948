/**
 * Words that nearly always mean a danger, whatever stands around them without a full stop: read where the rest of a
 * message drowns them. Folded, both languages.
 */
export const unmistakable: readonly string[] = `
no puedo respirar|no puede respirar|no esta respirando|no respira|falta el aire|me ahogo|me estoy ahogando|se esta ahogando
cant breathe|can t breathe|cannot breathe|gasping for air|is choking|not breathing
me desmaye|se desmayo|perdio el conocimiento|inconsciente|no reacciona|no responde|se desplomo|convulsiono|convulsionando
fainted|passed out|unconscious|had a seizure|is having a seizure|unresponsive
me duele mucho el pecho|dolor en el pecho|dolor de pecho|chest pain|heart attack|choque anafilactico|angioedema|anaphylactic
severe allergic reaction|me hinche toda la cara|se me hincho la lengua|se me hincho la garganta|throat is closing
no para de sangrar|sangrando mucho|me estoy desangrando|boto mucha sangre|bote mucha sangre|escupiendo sangre|bleeding a lot
quede ciega|quede ciego|no veo por un ojo|perdi la vision|viendo doble|went blind|lost my vision
quiero matarme|me quiero matar|me voy a matar|me quiero morir|quiero morirme|no quiero vivir mas|ya no quiero vivir
quiero quitarme la vida|me estoy haciendo dano|kill myself|want to die|overdosed|sobredosis|overdose|se trago|se tomo veneno
auxilio|es una emergencia|an emergency help|help its an emergency|call an ambulance|una ambulancia|send help|me estoy muriendo
se esta muriendo|i am dying|im dying help|se me quemo la piel con|a dog bit my face|me violaron|me violo|i was raped
`
  .trim()
  .split(/[|\n]/);
