// The constant rate of the MP3 file: browsers find a place in it by counting bytes.
export const MP3_KBIT = 80;
