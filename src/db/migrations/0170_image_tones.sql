-- How dark and how light a picture is, part by part (src/domain/image-tones.ts): words over it get no more of a veil
-- than it needs. Null where nobody has measured it: drawings with transparency, and what was uploaded before.
alter table images add column tones text check (length(tones) = 288);
